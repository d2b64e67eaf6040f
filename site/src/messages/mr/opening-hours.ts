import type { Translated } from '@clinic/contract/messages/translated.ts';
import type * as english from '../en/opening-hours.ts';

/** The words of the opening hours, for the build and for the script that says whether the desk is open. */
export const openingHoursMessages = {
  title: 'कामाच्या वेळा',
  beside: (hours: string) => `फोन घेण्याच्या वेळा: ${hours}. डॉक्टर या वेळांशिवाय इतर वेळीही तपासतात.`,
  closed: 'बंद',
  openNow: (until: string) => `आत्ता सुरू आहे, ${until} पर्यंत`,
  closedNow: 'आत्ता बंद आहे',
  /** `day` is today, tomorrow or a weekday. After a colon it needs no ending. */
  opens: (day: string, at: string) => `आत्ता बंद आहे, पुन्हा सुरू: ${day}, ${at}`,
  today: 'आज',
  tomorrow: 'उद्या',
} as const satisfies Translated<typeof english.openingHoursMessages>;
