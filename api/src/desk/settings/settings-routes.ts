import { DESK_PATHS } from '@clinic/contract/desk-paths.ts';
import type { LanguageCode } from '@clinic/contract/languages.ts';
import { SETTINGS_NOTICES, type SettingsView } from '@clinic/contract/notices.ts';
import { DESK_SETTINGS_PAGE } from '@clinic/contract/rendered-pages.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { getText } from '#src/appointments/booking-request.ts';
import { listNotices } from '#src/notices/stored-notices.ts';
import type { DayOptions } from '../day/day.ts';
import { getMaker, getPerson, ownersOnly } from '../door/session.ts';
import { endScreen, findScreen, renewScreenAddress } from '../waiting/screen-address.ts';
import { readNotice, readNoticeEntries } from './notice-entries.ts';
import { endNotice, setNotice } from './notices.ts';

type SettingsRoutesOptions = DayOptions & {
  languages: readonly LanguageCode[];
  refreshNotices: () => Promise<void>;
  /** The address of the desk, without a slash at the end. */
  deskUrl: string;
  getNow: () => Date;
};

/**
 * Routes for owners. GET /settings: the page; with the fields of `NoticeEntries` it also shows the notice as visitors
 * would see it, or 422 with reasons.
 * POST /settings/notices, with these fields: 303 to the page, or 422 and the page.
 * POST /settings/notices/{id}/end: 303 to the page.
 * POST /settings/screen turns the waiting room's screen on, or gives it a new address: 200 with the page that shows the
 * address, once. POST /settings/screen/off: 303 to the page.
 */
export async function settingsRoutes(app: FastifyInstance, options: SettingsRoutesOptions): Promise<void> {
  const { db, calendar, languages, refreshNotices, deskUrl, getNow } = options;

  app.get(DESK_PATHS.settings, { onRequest: ownersOnly }, async (request, reply) => {
    const entries = readNoticeEntries(request.query);
    const done = SETTINGS_NOTICES.find((name) => name === getText(request.query, 'done')) ?? null;
    if (Object.values(entries).every((text) => text === '')) return show(request, reply, { done });
    const read = readNotice(calendar, languages, entries, getNow());
    if ('reasons' in read) return show(request, reply, { entries, refused: read }, 422);
    return show(request, reply, { entries, preview: read.notice });
  });

  /** A form that is answered with the page leaves the browser at these addresses. */
  for (const path of [DESK_PATHS.notices, DESK_PATHS.screen]) {
    app.get(path, { onRequest: ownersOnly }, async (_request, reply) => reply.redirect(DESK_PATHS.settings, 303));
  }

  const showAgain = (request: FastifyRequest, reply: FastifyReply) =>
    show(request, reply, { entries: readNoticeEntries(request.body) });

  app.post(DESK_PATHS.notices, { onRequest: ownersOnly, config: { showAgain } }, async (request, reply) => {
    const entries = readNoticeEntries(request.body);
    const now = getNow();
    const read = readNotice(calendar, languages, entries, now);
    if ('reasons' in read) return show(request, reply, { entries, refused: read }, 422);
    const id = await setNotice(toChange(request, now), read.notice);
    if (id === null) return show(request, reply, { entries, refused: 'too-many' }, 422);
    await refreshNotices();
    return leadBack(reply, 'set');
  });

  app.post(`${DESK_PATHS.notices}/:id/end`, { onRequest: ownersOnly }, async (request, reply) => {
    const { id } = request.params as { id: string };
    const isEnded = await endNotice(toChange(request, getNow()), id);
    await refreshNotices();
    return leadBack(reply, isEnded ? 'ended' : 'gone');
  });

  app.post(DESK_PATHS.screen, { onRequest: ownersOnly }, async (request, reply) => {
    const token = await renewScreenAddress(db, getMaker(request), getNow());
    return show(request, reply, { screenUrl: `${deskUrl}${DESK_PATHS.waiting}/${token}` });
  });

  app.post(`${DESK_PATHS.screen}/off`, { onRequest: ownersOnly }, async (request, reply) => {
    await endScreen(db, getMaker(request), getNow());
    return leadBack(reply, 'screen-off');
  });

  function toChange(request: FastifyRequest, now: Date) {
    return { db, timeZone: calendar.timeZone, maker: getMaker(request), now };
  }

  async function show(request: FastifyRequest, reply: FastifyReply, shown: Partial<SettingsView>, statusCode = 200) {
    const now = getNow();
    const deskSettings: SettingsView = {
      person: getPerson(request),
      now: now.toISOString(),
      languages,
      notices: await listNotices(db, now),
      entries: readNoticeEntries({}),
      refused: null,
      preview: null,
      done: null,
      screen: await findScreen(db),
      ...shown,
    };
    return reply.renderPage(DESK_SETTINGS_PAGE, { deskSettings }, statusCode);
  }
}

function leadBack(reply: FastifyReply, done: NonNullable<SettingsView['done']>): FastifyReply {
  return reply.redirect(`${DESK_PATHS.settings}?done=${done}`, 303);
}
