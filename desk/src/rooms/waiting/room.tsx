import { createTooManyRefusal } from '@clinic/api/limits/request-limits.ts';
import { Refusal } from '@clinic/api/refusal.ts';
import { toSubscriber } from '@clinic/api/visitor-address.ts';
import { DESK_PATHS } from '@clinic/contract/desk-paths.ts';
import type { WaitingView } from '#browser/waiting.ts';
import { showPage } from '#frame/page.ts';
import { Answer, defineRoom, type OpenVisit } from '#frame/room.ts';
import { isScreenToken } from '#frame/screen-address.ts';
import { findSignedIn } from '#frame/session.ts';
import { ADDRESS_LIMIT, countAttempt } from '#people/attempts.ts';
import { readWaiting } from './queries.ts';
import { INLINE, ScreenDocument, TITLES } from './ScreenDocument.tsx';
import { WaitingPage } from './WaitingRoom.tsx';

/** The name of the screen in the record of openings. */
const OPENED = 'waiting room';

const CLOSED = { screen: null, path: DESK_PATHS.waiting, eventsPath: DESK_PATHS.events, status: 401 };

const isClosed = ({ screen }: WaitingView) => screen === null;

/**
 * The screen of the waiting room, at /waiting for people who have signed in: the page, or a `WaitingScreen` for the page's
 * script; 401 without a session.
 */
export const waiting = defineRoom<WaitingView>({
  name: 'waiting',
  path: DESK_PATHS.waiting,
  access: 'anybody',
  headers: { 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' },
  toTitle: (view) => {
    const { thin, bold } = isClosed(view) ? TITLES.off : TITLES.on;
    return `${thin} ${bold}`;
  },
  isForEverybody: isClosed,
  load: async (visit) => (await open(visit)) ?? CLOSED,
  data: async (visit) => {
    const view = await open(visit);
    if (!view) throw new Refusal('signed-out');
    return view.screen;
  },
  Page: WaitingPage,
  script: 'rooms/waiting/waiting.client.tsx',
  Document: ScreenDocument,
  inline: INLINE,
});

const PATH = `${DESK_PATHS.waiting}/:token`;

/**
 * The screen for a television, which cannot sign in, at an address with a secret; 401 without the right one, also while the
 * screen is off. Its `/events` are server-sent events.
 */
export const screen = { ...waiting, path: PATH, files: { [`${PATH}/events`]: listen } };

/** Reads the screen, and records that somebody of the desk has opened it; `null` for those whom it is closed to. */
async function open(visit: OpenVisit): Promise<WaitingView | null> {
  const { desk, now, params, request } = visit;
  const { token } = params;
  if (token !== undefined && !(await isLetIn(visit, token))) return null;
  const person = await findSignedIn(desk.auth, request.headers.cookie);
  if (!person && token === undefined) return null;
  const maker = person && { made_by: person.email, made_from: request.ip };
  if (maker) await desk.openings.note(maker, 'list', OPENED, now);
  const path = token === undefined ? DESK_PATHS.waiting : `${DESK_PATHS.waiting}/${encodeURIComponent(token)}`;
  const eventsPath = token === undefined ? DESK_PATHS.events : `${path}/events`;
  return { screen: await readWaiting(desk, now), path, eventsPath };
}

async function listen(visit: OpenVisit): Promise<Answer> {
  const { desk, isData, params } = visit;
  const { token = '' } = params;
  if (await isLetIn(visit, token)) {
    return new Answer((reply) => {
      reply.hijack();
      desk.events.listen(reply.raw, { key: `screen:${token}`, isSignedIn: () => isScreenToken(desk.db, token) });
      return reply;
    });
  }
  if (isData) throw new Refusal('signed-out');
  return new Answer((reply) => showPage(reply, waiting, CLOSED, CLOSED.status));
}

/**
 * Counts wrong tokens by network address, as the sign-in does with passphrases. The right one never waits: otherwise
 * anybody on the clinic's network could darken the screen.
 */
async function isLetIn({ desk, request, now }: OpenVisit, token: string): Promise<boolean> {
  if (await isScreenToken(desk.db, token)) return true;
  const waitSeconds = await countAttempt(desk.db, `screen:${toSubscriber(request.ip)}`, ADDRESS_LIMIT, now);
  if (waitSeconds > 0) throw createTooManyRefusal(waitSeconds * 1000);
  return false;
}
