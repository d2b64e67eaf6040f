import type { Visit } from '@clinic/contract/booking-calendar.ts';

/** The words of the kinds of visits, in a file of their own because the wizard downloads them late. */
export const visitWords = {
  title: 'What is the visit for?',
  /** Length and fee of a visit, if it has one. */
  facts: ({ minutes, fee }: Visit) => [`${minutes} minutes`, fee].filter(Boolean).join(' · '),
  notForNewPatients: 'for patients who have been here before',
} as const;
