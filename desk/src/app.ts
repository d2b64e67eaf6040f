import { createCalendarWords } from '@clinic/api/appointments/calendar-words.ts';
import type { AppointmentStore } from '@clinic/api/appointments/store/store.ts';
import type { Config } from '@clinic/api/config.ts';
import { getEngine } from '@clinic/api/database/engines.ts';
import { isMoving } from '@clinic/api/database/move-mark.ts';
import type { Database } from '@clinic/api/database/open-database.ts';
import { isUnavailable } from '@clinic/api/database/unavailable.ts';
import { createLasting } from '@clinic/api/lasting.ts';
import { requestLimits } from '@clinic/api/limits/request-limits.ts';
import { RequestLog } from '@clinic/api/log.ts';
import type { Bell } from '@clinic/api/outbox/bell.ts';
import { draining } from '@clinic/api/plugins/draining.ts';
import { errors, sendRefusal } from '@clinic/api/plugins/errors.ts';
import { forwarded } from '@clinic/api/plugins/forwarded.ts';
import { longPaths, refuseLongPath } from '@clinic/api/plugins/long-paths.ts';
import { readableTexts } from '@clinic/api/plugins/readable-texts.ts';
import { redis } from '@clinic/api/plugins/redis.ts';
import { renderedPages } from '@clinic/api/plugins/rendered-pages.ts';
import { requestForm, toOriginForm } from '@clinic/api/plugins/request-form.ts';
import { security } from '@clinic/api/plugins/security.ts';
import { sitePages } from '@clinic/api/plugins/site.ts';
import type { Site } from '@clinic/api/plugins/site-files.ts';
import { readPrivacyNotice } from '@clinic/api/privacy-notice.ts';
import { Refusal } from '@clinic/api/refusal.ts';
import { slowBodies } from '@clinic/api/slow-clients.ts';
import { leaveStuckSigns } from '@clinic/api/stuck-signs.ts';
import { toFastifyTrustProxy } from '@clinic/api/visitor-address.ts';
import { BODY_MAX_BYTES } from '@clinic/contract/appointment.ts';
import { type BookingCalendar, withoutLead } from '@clinic/contract/booking-calendar.ts';
import { DESK_PATHS } from '@clinic/contract/desk-paths.ts';
import { LANGUAGE_CODES, type LanguageCode } from '@clinic/contract/languages.ts';
import type { MailWriter } from '@clinic/contract/mails.ts';
import { type FastifyBaseLogger, type FastifyInstance, type FastifyRequest, fastify } from 'fastify';
import { sendOutcome } from './fhir/outcome.ts';
import { fhirRoutes } from './fhir/routes.ts';
import type { Assets } from './frame/assets.ts';
import type { Brand } from './frame/clinic.ts';
import { createDrawing } from './frame/draw.tsx';
import { createDeskEvents } from './frame/events.ts';
import { findSignedIn } from './frame/session.ts';
import type { Website } from './frame/website-files.ts';
import { createHearingLog } from './hearing-log.ts';
import type { DeskAuth } from './people/auth.ts';
import { toDeskRefusalPage } from './rooms/door/refused-page.tsx';
import { PAGES } from './rooms.ts';
import { deskRoutes } from './routes.ts';

export type DeskAppOptions = {
  config: Pick<Config, 'deskUrl' | 'maxBookings' | 'outboxDir' | 'redisUrl' | 'trustProxy'>;
  database: Pick<Database, 'db' | 'watch' | 'eraseRemoved'>;
  store: Pick<AppointmentStore, 'book' | 'listTaken' | 'listClosed'>;
  calendar: BookingCalendar;
  auth: DeskAuth;
  /** The clinic's secret, from which secret addresses are made. */
  secret: Buffer;
  site: Site;
  brand: Brand;
  /** The sheets and scripts of the desk's own build. */
  assets: Assets;
  writeAbsenceLetter: MailWriter['writeAbsenceLetter'];
  /** Waited for before each page; absent but in tests. */
  onShow?: (page: string, view: object) => Promise<void>;
  /** Rung for every change in this process. */
  bell: Bell;
  /** Called when the clinic's notices on the public pages have changed. */
  refreshNotices: () => Promise<void>;
  website: Website | null;
  getNow: () => Date;
  loggerInstance: FastifyBaseLogger;
};

/**
 * Builds the front desk without listening. It serves no page of the public site, and the public site serves no page of
 * the desk.
 */
export async function buildDeskApp(options: DeskAppOptions): Promise<FastifyInstance> {
  const { config, database, store, auth, secret, site, brand, assets, bell, getNow, loggerInstance } = options;
  const calendar = withoutLead(options.calendar);
  const pages = createDrawing(PAGES, brand, assets);
  const app: FastifyInstance = fastify({
    loggerInstance,
    logController: new RequestLog(),
    bodyLimit: BODY_MAX_BYTES,
    rewriteUrl: toOriginForm,
    trustProxy: toFastifyTrustProxy(config.trustProxy),
    // Called for a path that cannot be decoded. Fastify's own answer would repeat it.
    frameworkErrors: (_error, request, reply) => {
      const send = isForPrograms(request) ? sendOutcome : sendRefusal;
      if (!refuseLongPath(request, reply, send)) send(new Refusal('address-unreadable'), request, reply);
    },
  });
  const hearing = createHearingLog(app.log, getEngine(database.db).title);
  const events = createDeskEvents(bell, (onChange) => database.watch(onChange, hearing));
  app.decorate('lasting', createLasting());
  // Before `draining`, which waits for answers that are under way.
  app.addHook('preClose', async () => events.stop());

  await app.register(slowBodies);
  await app.register(requestForm);
  await app.register(longPaths);
  await app.register(readableTexts);
  // An id may end with a full stop, and what is left of one would lead to the whole list.
  app.addHook('onRequest', async (request, reply) =>
    isForPrograms(request) ? undefined : leaveStuckSigns(request, reply),
  );
  await app.register(forwarded, { trustProxy: config.trustProxy, url: config.deskUrl });
  await app.register(renderedPages, {
    renderer: {
      renderPage: async (page, view) => {
        await options.onShow?.(page, view);
        return pages.draw(page, view);
      },
    },
    // Strangers who ask for pages do not hold up people who are signed in.
    getTurn: ({ person }) => (person ? 'at-once' : 'if-room'),
    isForEverybody: pages.isForEverybody,
  });
  await app.register(errors, { isUnavailable, isMoving: (error) => isMoving(database.db, error) });
  await app.register(redis, { redisUrl: config.redisUrl });
  await app.register(requestLimits);
  await app.register(async (files) => {
    files.addHook('onRoute', (route) => {
      route.config = { ...route.config, toRefusalPage: (refusal, request) => toUnknownPage(auth, refusal, request) };
    });
    await files.register(sitePages, { site: joinParts(site, assets), maxBookings: config.maxBookings });
  });
  await app.register(async (desk) => {
    await desk.register(security);
    await desk.register(draining);
    const words = createCalendarWords(calendar);
    await desk.register(deskRoutes, {
      db: database.db,
      store,
      calendar,
      words,
      auth,
      events,
      bell,
      deskUrl: config.deskUrl,
      outboxDir: config.outboxDir,
      privacyContact: readPrivacyNotice(site)?.contact ?? null,
      secret,
      writeAbsenceLetter: options.writeAbsenceLetter,
      eraseRemoved: database.eraseRemoved,
      languages: listLanguages(site),
      refreshNotices: options.refreshNotices,
      website: options.website,
      getNow,
    });
    const { clinic } = brand;
    const { deskUrl } = config;
    const prefix = DESK_PATHS.fhir;
    await desk.register(fhirRoutes, { prefix, db: database.db, calendar, words, clinic, deskUrl, getNow });
  });
  return app;
}

function isForPrograms({ url }: FastifyRequest): boolean {
  return url.startsWith(`${DESK_PATHS.fhir}/`);
}

/** The page of an address that is none, for people; what a page loads gets the refusal alone. */
async function toUnknownPage(auth: DeskAuth, refusal: Refusal, request: FastifyRequest) {
  const { accept = '', cookie } = request.headers;
  if (!accept.includes('text/html')) return null;
  request.person = await findSignedIn(auth, cookie);
  return toDeskRefusalPage(refusal, request);
}

/** The languages of the pages that show notices. */
function listLanguages({ files }: Site): LanguageCode[] {
  const found = new Set([...files.values()].map(({ language }) => language));
  return LANGUAGE_CODES.filter((language) => found.has(language));
}

/** The files that pages of the desk load: its own styles, scripts and fonts, and the clinic's icon. No page of the site. */
function joinParts({ files }: Site, assets: Assets): Site {
  const icons = [...files].filter(([path]) => path.startsWith('/favicon'));
  return { files: new Map([...assets.files, ...icons]), aliases: new Map(), notFoundPages: new Map() };
}
