export { timeToPartOfDay } from '@clinic/contract/messages/hi/dates-and-times.ts';
