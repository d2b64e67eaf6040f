import { getToday } from '@clinic/contract/clinic-clock.ts';
import type { DeskPerson } from '@clinic/contract/desk-person.ts';
import { countStuckMails } from '../mails/stuck-mails.ts';
import type { DayOptions } from './day/day.ts';
import { countToReview } from './review/review.ts';

/** Counts the waiting work that the bar of each page shows. */
export async function countForBar(
  options: DayOptions,
  now: Date,
): Promise<Pick<DeskPerson, 'toReview' | 'stuckMails'>> {
  const [toReview, stuckMails] = await Promise.all([
    countToReview(options, now),
    countStuckMails(options.db, now, getToday(options.calendar.timeZone, now)),
  ]);
  return { toReview, ...(stuckMails > 0 && { stuckMails }) };
}
