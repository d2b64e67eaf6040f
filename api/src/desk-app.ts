import { BODY_MAX_BYTES } from '@clinic/contract/appointment.ts';
import { type BookingCalendar, withoutLead } from '@clinic/contract/booking-calendar.ts';
import { LANGUAGE_CODES, type LanguageCode } from '@clinic/contract/languages.ts';
import { type FastifyBaseLogger, type FastifyInstance, fastify } from 'fastify';
import { createCalendarWords } from './appointments/calendar-words.ts';
import type { AppointmentStore } from './appointments/store/store.ts';
import { answerClientError } from './client-errors.ts';
import type { Config } from './config.ts';
import { getEngine } from './database/engines.ts';
import type { Database } from './database/open-database.ts';
import { isUnavailable } from './database/unavailable.ts';
import { createDeskEvents } from './desk/day/events.ts';
import type { DeskAuth } from './desk/door/auth.ts';
import { deskRoutes } from './desk/routes.ts';
import { requestLimits } from './limits/request-limits.ts';
import { RequestLog } from './log.ts';
import type { Bell } from './mails/bell.ts';
import type { SiteRenderer } from './page-renderer.ts';
import { draining } from './plugins/draining.ts';
import { errors, sendRefusal } from './plugins/errors.ts';
import { forwarded } from './plugins/forwarded.ts';
import { longPaths, refuseLongPath } from './plugins/long-paths.ts';
import { redis } from './plugins/redis.ts';
import { renderedPages } from './plugins/rendered-pages.ts';
import { requestForm, toOriginForm } from './plugins/request-form.ts';
import { security } from './plugins/security.ts';
import { sitePages } from './plugins/site.ts';
import type { Site } from './plugins/site-files.ts';
import { readPrivacyNotice } from './privacy-notice.ts';
import { Refusal } from './refusal.ts';
import { getSlowClientLimits } from './slow-clients.ts';
import { leaveStuckSigns } from './stuck-signs.ts';
import { toFastifyTrustProxy } from './visitor-address.ts';

export type DeskAppOptions = {
  config: Pick<Config, 'deskUrl' | 'maxBookings' | 'outboxDir' | 'redisUrl' | 'trustProxy'>;
  database: Pick<Database, 'db' | 'watch' | 'eraseRemoved'>;
  store: Pick<AppointmentStore, 'book' | 'listTaken' | 'listClosed'>;
  calendar: BookingCalendar;
  auth: DeskAuth;
  /** The clinic's secret, from which secret addresses are made. */
  secret: Buffer;
  site: Site;
  renderer: SiteRenderer;
  /** Rung for every change in this process. */
  bell: Bell;
  /** Called when the clinic's notices on the public pages have changed. */
  refreshNotices: () => Promise<void>;
  getNow: () => Date;
  loggerInstance: FastifyBaseLogger;
};

/**
 * Builds the front desk without listening. It serves no page of the public site, and the public site serves no page of
 * the desk.
 */
export async function buildDeskApp(options: DeskAppOptions): Promise<FastifyInstance> {
  const { config, database, store, auth, secret, site, renderer, bell, getNow, loggerInstance } = options;
  const calendar = withoutLead(options.calendar);
  const app = fastify({
    loggerInstance,
    logController: new RequestLog(),
    bodyLimit: BODY_MAX_BYTES,
    ...getSlowClientLimits(config.trustProxy),
    clientErrorHandler: answerClientError,
    rewriteUrl: toOriginForm,
    trustProxy: toFastifyTrustProxy(config.trustProxy),
    // Called for a path that cannot be decoded. Fastify's own answer would repeat it.
    frameworkErrors: (_error, request, reply) => {
      if (!refuseLongPath(request, reply)) sendRefusal(new Refusal('address-unreadable'), request, reply);
    },
  });
  const events = createDeskEvents(bell, (onChange) =>
    database.watch(onChange, {
      onLost: (err) =>
        app.log.warn(
          { err },
          `changes of other processes are not heard until ${getEngine(database.db).title} answers again`,
        ),
      onRestored: () => app.log.info('changes of other processes are heard again'),
    }),
  );
  // Before `draining`, which waits for answers that are under way.
  app.addHook('preClose', async () => events.stop());

  await app.register(requestForm);
  await app.register(longPaths);
  app.addHook('onRequest', leaveStuckSigns);
  await app.register(forwarded, { trustProxy: config.trustProxy, url: config.deskUrl });
  await app.register(renderedPages, {
    renderer,
    siteBase: '',
    // Strangers who ask for pages do not hold up people who are signed in.
    getTurn: ({ person }) => (person ? 'at-once' : 'if-room'),
  });
  await app.register(errors, { isUnavailable });
  await app.register(redis, { redisUrl: config.redisUrl });
  await app.register(requestLimits);
  await app.register(async (files) =>
    files.register(sitePages, { site: keepParts(site), maxBookings: config.maxBookings }),
  );
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
      renderText: renderer.renderText,
      eraseRemoved: database.eraseRemoved,
      languages: listLanguages(site),
      refreshNotices: options.refreshNotices,
      getNow,
    });
  });
  return app;
}

/** The languages of the pages that show notices. */
function listLanguages({ files }: Site): LanguageCode[] {
  const found = new Set([...files.values()].map(({ language }) => language));
  return LANGUAGE_CODES.filter((language) => found.has(language));
}

/** Keeps the files that pages of the desk load: styles, scripts, fonts and icons, but no page of the site. */
function keepParts({ files }: Site): Site {
  const isPart = ([path]: [string, unknown]) => path.startsWith('/_astro/') || path.startsWith('/favicon');
  return { files: new Map([...files].filter(isPart)), aliases: new Map(), notFoundPages: new Map() };
}
