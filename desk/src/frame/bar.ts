import { countStuckMails } from '@clinic/api/mails/stuck-mails.ts';
import { getToday } from '@clinic/contract/clinic-clock.ts';
import type { DeskPerson } from '@clinic/contract/desk-person.ts';
import type { DayOptions } from '../appointments/day.ts';
import { countToReview } from '../appointments/to-review.ts';

/** Counts the waiting work that the bar of each page shows. */
export async function countForBar(
  options: DayOptions,
  now: Date,
): Promise<Pick<DeskPerson, 'toReview' | 'stuckMails'>> {
  const { timeZone } = options.calendar;
  const [toReview, stuckMails] = await Promise.all([
    countToReview(options, now),
    countStuckMails(options.db, { now, today: getToday(timeZone, now), timeZone }),
  ]);
  return { toReview, ...(stuckMails > 0 && { stuckMails }) };
}
