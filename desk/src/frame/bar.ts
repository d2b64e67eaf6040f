import { countStuckMails } from '@clinic/api/outbox/stuck-mails.ts';
import { getToday } from '@clinic/contract/clinic-clock.ts';
import type { DeskPerson } from '@clinic/contract/desk-person.ts';
import { countToReview } from '../appointments/to-review.ts';
import type { ClinicData } from './clinic-data.ts';

/** Counts the waiting work that the bar of each page shows. */
export async function countForBar(data: ClinicData, now: Date): Promise<Pick<DeskPerson, 'toReview' | 'stuckMails'>> {
  const { timeZone } = data.calendar;
  const [toReview, stuckMails] = await Promise.all([
    countToReview(data, now),
    countStuckMails(data.db, { now, today: getToday(timeZone, now), timeZone }),
  ]);
  return { toReview, ...(stuckMails > 0 && { stuckMails }) };
}
