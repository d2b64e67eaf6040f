import { listTroubledCalendars } from '@clinic/api/busy/stored-calendars.ts';
import { countStuckMails } from '@clinic/api/outbox/stuck-mails.ts';
import { getToday } from '@clinic/contract/clinic-clock.ts';
import type { DeskPerson } from '@clinic/contract/desk-person.ts';
import { countToReview } from '../appointments/to-review.ts';
import type { ClinicData } from './clinic-data.ts';

type Waiting = 'toReview' | 'stuckMails' | 'silentCalendars';

/** Counts the waiting work that the bar of each page shows. */
export async function countForBar(data: ClinicData, now: Date): Promise<Pick<DeskPerson, Waiting>> {
  const { timeZone } = data.calendar;
  const [toReview, stuckMails, { length: silentCalendars }] = await Promise.all([
    countToReview(data, now),
    countStuckMails(data.db, { now, today: getToday(timeZone, now), timeZone }),
    listTroubledCalendars(data.db),
  ]);
  return {
    toReview,
    ...(stuckMails > 0 && { stuckMails }),
    ...(silentCalendars > 0 && { silentCalendars }),
  };
}
