import { DESK_PATHS } from '@clinic/contract/desk.ts';
import { REVIEW_ACTIONS, REVIEW_CHOICES, type ReviewNotice } from '@clinic/contract/desk-review.ts';
import { DESK_REVIEW_PAGE } from '@clinic/contract/rendered-pages.ts';
import type { FastifyInstance } from 'fastify';
import { getText } from '../appointments/form-post.ts';
import { Refusal } from '../refusal.ts';
import type { DayOptions } from './day.ts';
import { readReview } from './review.ts';
import { getPerson, wantsData } from './session.ts';
import { settleBookings } from './settle.ts';

type ReviewRoutesOptions = DayOptions & {
  getNow: () => Date;
  /** Called when the desk has changed something. */
  tell: () => void;
};

/** Room for the ids of every booking that the page of a pattern lists. */
const CHOICE_MAX_BYTES = 64 * 1024;

/**
 * GET /review: the page, or a `DeskReview` for programs; `?pattern=` lists the bookings of one, of which `&choice=whole`
 * chooses more and `&choice=known` others.
 * POST /review/cancel and /review/keep, with an `id` for each chosen booking: 303 back to the page, or a `ReviewNotice`.
 */
export async function reviewRoutes(app: FastifyInstance, options: ReviewRoutesOptions): Promise<void> {
  const { db, getNow, tell } = options;

  app.get(DESK_PATHS.review, async (request, reply) => {
    const word = getText(request.query, 'choice');
    const choice = REVIEW_CHOICES.find((name) => name === word) ?? '';
    const review = await readReview(options, { key: getText(request.query, 'pattern'), choice }, getNow());
    reply.header('vary', 'accept');
    if (wantsData(request)) return review;
    const deskReview = { person: getPerson(request), review, notice: readNotice(request.query) };
    return reply.renderPage(DESK_REVIEW_PAGE, { deskReview });
  });

  app.post(`${DESK_PATHS.review}/:action`, { bodyLimit: CHOICE_MAX_BYTES }, async (request, reply) => {
    const { action: word } = request.params as { action: string };
    const action = REVIEW_ACTIONS.find((name) => name === word);
    if (!action) throw new Refusal('not-found');
    const ids = readIds(request.body);
    const who = { made_by: getPerson(request).email, made_from: request.ip };
    const count = await settleBookings(db, ids, { action, who, now: getNow() });
    if (count > 0) tell();
    const notice: ReviewNotice = { action, count, left: ids.length - count };
    if (wantsData(request)) return notice;
    const query = new URLSearchParams({
      pattern: getText(request.body, 'pattern'),
      done: action,
      count: String(count),
      left: String(notice.left),
    });
    return reply.redirect(`${DESK_PATHS.review}?${query}`, 303);
  });
}

function readIds(body: unknown): string[] {
  const given = [(body as { id?: unknown } | undefined)?.id ?? []].flat();
  return [...new Set(given.filter((id) => typeof id === 'string'))];
}

function readNotice(query: unknown): ReviewNotice | null {
  const action = REVIEW_ACTIONS.find((name) => name === getText(query, 'done'));
  const [count = 0, left = 0] = ['count', 'left'].map((name) => Number.parseInt(getText(query, name), 10) || 0);
  return action ? { action, count, left } : null;
}
