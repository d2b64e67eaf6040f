import type { Visit } from '@clinic/contract/booking-calendar.ts';
import type { Translated } from '@clinic/contract/messages/translated.ts';
import type * as english from '../en/visits.ts';

/** The words of the kinds of visits, in a file of their own because the wizard downloads them late. */
export const visitWords = {
  title: 'भेट कशासाठी आहे?',
  /** Length and fee of a visit, if it has one. */
  facts: ({ minutes, fee }: Visit) => [minutes === 1 ? '1 मिनिट' : `${minutes} मिनिटे`, fee].filter(Boolean).join(' · '),
  notForNewPatients: 'जे आधी इथे येऊन गेले आहेत, त्यांच्यासाठी',
} as const satisfies Translated<typeof english.visitWords>;
