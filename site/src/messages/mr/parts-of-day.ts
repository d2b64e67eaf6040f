export { timeToPartOfDay } from '@clinic/contract/messages/mr/dates-and-times.ts';
