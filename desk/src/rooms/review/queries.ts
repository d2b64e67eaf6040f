import { MIN_REPEATED_CHARS, toPattern } from '@clinic/api/appointments/review/text-pattern.ts';
import { DAY } from '@clinic/api/appointments/store/appointment.ts';
import type { ClinicDatabase } from '@clinic/api/database/tables.ts';
import { getToday } from '@clinic/contract/clinic-clock.ts';
import { type Kysely, sql } from 'kysely';
import { IS_MARKED } from '#appointments/to-review.ts';
import type { ClinicData } from '#frame/clinic-data.ts';
import { countCleared, readCleared } from './cleared.ts';
import { readKnown } from './known-people.ts';
import { findPatterns, isOfPattern } from './review-patterns.ts';
import { describeBooking, REVIEW_COLUMNS, type ReviewColumns } from './review-rows.ts';
import {
  type ChosenPattern,
  CLEARED,
  type DeskReview,
  REVIEW_MAX,
  type ReviewBooking,
  type ReviewChoice,
  type ReviewPattern,
} from './view.ts';

/** The longest time within which bookings make up a burst (`appointments/review/burst-signals.ts`). */
const NOTICE_MS = 24 * 60 * 60 * 1000;

/** How many unmarked bookings of a pattern are listed beside the marked ones. */
const UNMARKED_MAX = 250;

/**
 * The pattern to list in full and the choice of its bookings. `skip` is the place where the list of cancelled bookings
 * begins.
 */
export type AskedPattern = { key: string; choice: ReviewChoice; skip: number };

/**
 * Reads the coming bookings that look like a program's, by what they have in common, and those of one pattern in full.
 */
export async function readReview(data: ClinicData, asked: AskedPattern, now: Date): Promise<DeskReview> {
  const { db, calendar } = data;
  const today = getToday(calendar.timeZone, now);
  const marked = await selectComing(db, today).where(IS_MARKED).execute();
  const patterns = findPatterns(marked, calendar.timeZone);
  const pattern = patterns.find(({ key }) => key === asked.key);
  return {
    today,
    count: marked.length,
    patterns,
    chosen: pattern ? await readPattern(data, pattern, marked, today, asked.choice) : null,
    clearedCount: await countCleared(data, today),
    cleared: asked.key === CLEARED ? await readCleared(data, today, asked.skip) : null,
  };
}

/** Selects only appointments that are still booked: a patient who has arrived is real. */
function selectComing(db: Kysely<ClinicDatabase>, today: string) {
  return db
    .selectFrom('appointments')
    .select(REVIEW_COLUMNS)
    .where(DAY, '>=', today)
    .where('status', '=', sql.lit('booked' as const))
    .orderBy('created_at')
    .orderBy('id');
}

/**
 * Reads one pattern with the bookings that are chosen at first: the marked ones, and unmarked ones that repeat a long
 * message, which nobody does by chance. Known people are chosen only when they are asked for.
 */
async function readPattern(
  { db, calendar, words }: ClinicData,
  pattern: ReviewPattern,
  allMarked: readonly ReviewColumns[],
  today: string,
  choice: ReviewChoice,
): Promise<ChosenPattern> {
  const isMember = (row: ReviewColumns) => isOfPattern(row, pattern, calendar.timeZone);
  const others = pattern.kinds[0] === 'all' ? [] : await readUnmarked(db, pattern, today);
  const marked = allMarked.filter(isMember);
  const unmarked = others.filter(isMember);
  const listed = [...marked.slice(0, REVIEW_MAX), ...unmarked.slice(0, UNMARKED_MAX)];
  const known = await readKnown(db, listed, today);
  const isSure = ({ message }: ReviewColumns) =>
    pattern.kinds[0] === 'message' && toPattern(message).length >= MIN_REPEATED_CHARS;
  const describe = (row: ReviewColumns, index: number): ReviewBooking => {
    const isMarked = index < Math.min(marked.length, REVIEW_MAX);
    const knownBy = known.get(row.id) ?? null;
    const isChosen =
      choice === 'known' ? knownBy !== null : knownBy === null && (isMarked || choice === 'whole' || isSure(row));
    return describeBooking(row, words, { isMarked, knownBy, isChosen });
  };
  return { pattern, bookings: listed.map(describe), more: marked.length + unmarked.length - listed.length };
}

/** Reads unmarked bookings from before the burst could be noticed, and from its time. */
function readUnmarked(
  db: Kysely<ClinicDatabase>,
  { first, last }: ReviewPattern,
  today: string,
): Promise<ReviewColumns[]> {
  return selectComing(db, today)
    .where('needs_review', '=', 0)
    .where('created_at', '>=', new Date(Date.parse(first) - NOTICE_MS).toISOString())
    .where('created_at', '<=', last)
    .execute();
}
