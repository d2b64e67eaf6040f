import type { Translated } from '@clinic/contract/messages/translated.ts';
import type * as english from '../en/opening-hours.ts';

/** The words of the opening hours, for the build and for the script that says whether the desk is open. */
export const openingHoursMessages = {
  title: 'खुलने का समय',
  beside: (hours: string) => `फोन करने का समय: ${hours}। डॉक्टर दूसरे समय भी मरीज़ों को देखते हैं।`,
  closed: 'बंद',
  openNow: (until: string) => `अभी खुला है, ${until} तक`,
  closedNow: 'अभी बंद है',
  opens: (day: string, at: string) => `अभी बंद है, ${day} ${at} से खुलेगा`,
  today: 'आज',
  tomorrow: 'कल',
} as const satisfies Translated<typeof english.openingHoursMessages>;
