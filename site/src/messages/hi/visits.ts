import type { Visit } from '@clinic/contract/booking-calendar.ts';
import type { Translated } from '@clinic/contract/messages/translated.ts';
import type * as english from '../en/visits.ts';

/** The words of the kinds of visits, in a file of their own because the wizard downloads them late. */
export const visitWords = {
  title: 'आप किसलिए आ रहे हैं?',
  /** Length and fee of a visit, if it has one. */
  facts: ({ minutes, fee }: Visit) => [`${minutes} मिनट`, fee].filter(Boolean).join(' · '),
  notForNewPatients: 'उन मरीज़ों के लिए जो यहाँ पहले आ चुके हैं',
} as const satisfies Translated<typeof english.visitWords>;
