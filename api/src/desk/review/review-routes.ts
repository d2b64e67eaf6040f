import { isCalendarDate } from '@clinic/contract/booking-calendar.ts';
import { DESK_PATHS } from '@clinic/contract/desk-paths.ts';
import { REVIEW_ACTIONS, REVIEW_CHOICES, type ReviewNotice } from '@clinic/contract/desk-review.ts';
import { DESK_REVIEW_PAGE } from '@clinic/contract/rendered-pages.ts';
import type { FastifyInstance } from 'fastify';
import { getText } from '#src/appointments/booking-request.ts';
import { decideBookings } from '#src/appointments/changes/decide-bookings.ts';
import { Refusal } from '#src/refusal.ts';
import type { DayOptions } from '../day/day.ts';
import { getMaker, getPerson, wantsData } from '../door/session.ts';
import { putBackBookings } from './put-back.ts';
import { readReview } from './review.ts';

type ReviewRoutesOptions = DayOptions & {
  getNow: () => Date;
  /** Called when the desk has changed something. */
  notifyDesk: () => void;
};

/** On how many days, at most, the desk is offered another time. */
const DATES_MAX = 5;

/** Room for the ids of every booking that the page of a pattern lists. */
const CHOICE_MAX_BYTES = 64 * 1024;

/**
 * GET /review: the page, or a `DeskReview` for programs. `?pattern=` lists the bookings of one pattern: `&choice=whole`
 * also chooses unmarked ones, and `&choice=known` only those of known people. `?pattern=cleared` lists cancelled
 * bookings, from `&skip=` on.
 * POST /review/cancel, /review/keep and /review/restore, with an `id` for each chosen booking: 303 back to the page, or
 * a `ReviewNotice`.
 */
export async function reviewRoutes(app: FastifyInstance, options: ReviewRoutesOptions): Promise<void> {
  const { db, getNow, notifyDesk } = options;

  app.get(DESK_PATHS.review, async (request, reply) => {
    const word = getText(request.query, 'choice');
    const choice = REVIEW_CHOICES.find((name) => name === word) ?? '';
    const asked = { key: getText(request.query, 'pattern'), choice, skip: readCount(request.query, 'skip') };
    const review = await readReview(options, asked, getNow());
    reply.header('vary', 'accept');
    if (wantsData(request)) return review;
    const deskReview = { person: getPerson(request), review, notice: readNotice(request.query) };
    return reply.renderPage(DESK_REVIEW_PAGE, { deskReview });
  });

  app.post(`${DESK_PATHS.review}/:action`, { bodyLimit: CHOICE_MAX_BYTES }, async (request, reply) => {
    const { action: word } = request.params as { action: string };
    const action = REVIEW_ACTIONS.find((name) => name === word);
    if (!action) throw new Refusal('not-found');
    const ids = listTexts(request.body, 'id');
    const who = getMaker(request);
    const { count, dates } =
      action === 'restore'
        ? await putBackBookings(options, ids, who, getNow())
        : { count: await decideBookings(db, ids, { action, who, now: getNow() }), dates: [] };
    if (count > 0) notifyDesk();
    const notice: ReviewNotice = { action, count, left: ids.length - count, dates: dates.slice(0, DATES_MAX) };
    if (wantsData(request)) return notice;
    const query = new URLSearchParams({
      pattern: getText(request.body, 'pattern'),
      done: action,
      count: String(count),
      left: String(notice.left),
    });
    for (const date of notice.dates) query.append('date', date);
    return reply.redirect(`${DESK_PATHS.review}?${query}`, 303);
  });
}

function readNotice(query: unknown): ReviewNotice | null {
  const action = REVIEW_ACTIONS.find((name) => name === getText(query, 'done'));
  if (!action) return null;
  const dates = listTexts(query, 'date').filter(isCalendarDate).slice(0, DATES_MAX);
  return { action, count: readCount(query, 'count'), left: readCount(query, 'left'), dates };
}

function readCount(query: unknown, name: string): number {
  return Math.max(0, Number.parseInt(getText(query, name), 10) || 0);
}

/** Lists the different values of a field that may come several times. */
function listTexts(fields: unknown, name: string): string[] {
  const given = [(fields as Record<string, unknown> | undefined)?.[name] ?? []].flat();
  return [...new Set(given.filter((value) => typeof value === 'string'))];
}
