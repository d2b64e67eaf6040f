import { decideBookings } from '@clinic/api/appointments/changes/decide-bookings.ts';
import { isCalendarDate } from '@clinic/contract/booking-calendar.ts';
import { DESK_PATHS } from '@clinic/contract/desk-paths.ts';
import { type Done, defineRoom, type Visit } from '#frame/room.ts';
import { putBackBookings } from './put-back.ts';
import { readReview } from './queries.ts';
import { ReviewPage } from './ReviewPage.tsx';
import { REVIEW_ACTIONS, REVIEW_CHOICES, type ReviewAction, type ReviewNotice, type ReviewView } from './view.ts';

/** On how many days, at most, the desk is offered another time. */
const DATES_MAX = 5;

/** Room for the ids of every booking that the page of a pattern lists. */
const CHOICE_MAX_BYTES = 64 * 1024;

/**
 * The bookings that a program may have sent. `?pattern=` lists those of one pattern: `&choice=whole` also chooses unmarked
 * ones, and `&choice=known` only those of known people. `?pattern=cleared` lists cancelled bookings, from `&skip=` on.
 * Programs get a `DeskReview`, and a `ReviewNotice` of what a form did, which has an `id` for each chosen booking.
 */
export const review = defineRoom<ReviewView>({
  name: 'review',
  path: DESK_PATHS.review,
  toTitle: () => 'Bookings to review',
  toPlace: () => 'review',
  load: async (visit) => ({ review: await read(visit), notice: readNotice(visit) }),
  data: read,
  acts: Object.fromEntries(REVIEW_ACTIONS.map((action) => [`${DESK_PATHS.review}/${action}`, toAct(action)])),
  Page: ReviewPage,
  script: 'rooms/review/review.client.ts',
});

async function read({ desk, query, now }: Visit) {
  const choice = REVIEW_CHOICES.find((name) => name === query('choice')) ?? '';
  return readReview(desk, { key: query('pattern'), choice, skip: toCount(query('skip')) }, now);
}

function toAct(action: ReviewAction) {
  return { act: (visit: Visit) => decide(visit, action), maxBytes: CHOICE_MAX_BYTES };
}

async function decide({ desk, body, field, maker, now }: Visit, action: ReviewAction): Promise<Done> {
  const ids = listTexts(body, 'id');
  const { count, dates } =
    action === 'restore'
      ? await putBackBookings(desk, ids, maker, now)
      : { count: await decideBookings(desk.db, ids, { action, who: maker, now }), dates: [] };
  if (count > 0) desk.notifyDesk();
  const notice: ReviewNotice = { action, count, left: ids.length - count, dates: dates.slice(0, DATES_MAX) };
  const told = { pattern: field('pattern'), done: action, count: String(count), left: String(notice.left) };
  const query = new URLSearchParams([...Object.entries(told), ...notice.dates.map((date) => ['date', date])]);
  return { to: `${DESK_PATHS.review}?${query}`, data: notice };
}

function readNotice({ query, search }: Visit): ReviewNotice | null {
  const action = REVIEW_ACTIONS.find((name) => name === query('done'));
  if (!action) return null;
  const dates = listTexts(search, 'date').filter(isCalendarDate).slice(0, DATES_MAX);
  return { action, count: toCount(query('count')), left: toCount(query('left')), dates };
}

const toCount = (text: string) => Math.max(0, Number.parseInt(text, 10) || 0);

/** Lists the different values of a field that may come several times. */
function listTexts(fields: unknown, name: string): string[] {
  const given = [(fields as Record<string, unknown> | undefined)?.[name] ?? []].flat();
  return [...new Set(given.filter((value) => typeof value === 'string'))];
}
