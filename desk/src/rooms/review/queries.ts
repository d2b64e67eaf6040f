import { DAY_MS } from '@clinic/api/appointments/review/burst-rules.ts';
import { MIN_REPEATED_CHARS, toPattern } from '@clinic/api/appointments/review/text-pattern.ts';
import { IS_EXPECTED } from '@clinic/api/appointments/store/state-conditions.ts';
import { getToday } from '@clinic/contract/clinic-clock.ts';
import { IS_MARKED } from '#appointments/to-review.ts';
import type { ClinicData } from '#frame/clinic-data.ts';
import { findPatterns, isOfPattern } from './review-patterns.ts';
import { describeBooking, IS_CLEARED, type ReviewRow, selectBookings } from './review-rows.ts';
import { type ChosenPattern, CLEARED, type DeskReview, REVIEW_MAX, type ReviewChoice } from './view.ts';

/** How many unmarked bookings of a pattern are listed beside the marked ones. */
const UNMARKED_MAX = 250;

/**
 * Reads the coming bookings that look like a program's, by what they have in common, and those of one pattern, or the
 * cancelled ones, in full. `skip` is the place where the list of cancelled ones begins.
 */
export async function readReview(
  { db, calendar, words }: ClinicData,
  asked: { key: string; choice: ReviewChoice; skip: number },
  now: Date,
): Promise<DeskReview> {
  const today = getToday(calendar.timeZone, now);
  const marked = await selectComing(db, today).where(IS_MARKED).execute();
  const patterns = findPatterns(marked, calendar.timeZone);
  const cleared = selectBookings(db, today).where(IS_CLEARED);
  const { count } = await cleared
    .clearSelect()
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  const review = { today, count: marked.length, patterns, chosen: null, clearedCount: Number(count), cleared: null };
  if (asked.key === CLEARED) {
    const rows = await cleared.orderBy('changed_at', 'desc').orderBy('id').execute();
    rows.sort((a, b) => Number(a.knownBy === null) - Number(b.knownBy === null));
    const next = Math.min(rows.length, asked.skip + REVIEW_MAX);
    const bookings = rows.slice(asked.skip, next).map((row) => describeBooking(row, words, false));
    return { ...review, cleared: { bookings, next, more: rows.length - next } };
  }
  const pattern = patterns.find(({ key }) => key === asked.key);
  if (!pattern) return review;
  const isMember = (row: ReviewRow) => isOfPattern(row, pattern, calendar.timeZone);
  // Unmarked bookings are from before the burst could be noticed, and from its time.
  const nearby = selectComing(db, today)
    .where('needs_review', '=', 0)
    .where('created_at', '>=', new Date(Date.parse(pattern.first) - DAY_MS).toISOString())
    .where('created_at', '<=', pattern.last);
  const unmarked = pattern.kinds[0] === 'all' ? [] : await nearby.execute();
  const [ofMarked, ofUnmarked] = [marked.filter(isMember), unmarked.filter(isMember)];
  const listed = [...ofMarked.slice(0, REVIEW_MAX), ...ofUnmarked.slice(0, UNMARKED_MAX)];
  // Nobody repeats a long message by chance.
  const isSure = ({ needs_review, message }: ReviewRow) =>
    needs_review === 1 || (pattern.kinds[0] === 'message' && toPattern(message).length >= MIN_REPEATED_CHARS);
  const isChosen = (row: ReviewRow) =>
    asked.choice === 'known' ? row.knownBy !== null : row.knownBy === null && (asked.choice === 'whole' || isSure(row));
  const bookings = listed.map((row) => describeBooking(row, words, isChosen(row)));
  const chosen: ChosenPattern = { pattern, bookings, more: ofMarked.length + ofUnmarked.length - listed.length };
  return { ...review, chosen };
}

/** Selects only appointments that are still booked: a patient who has arrived is real. */
function selectComing(db: ClinicData['db'], today: string) {
  return selectBookings(db, today).where(IS_EXPECTED).orderBy('created_at').orderBy('id');
}
