import { randomBytes } from 'node:crypto';
import { BODY_MAX_BYTES } from '@clinic/contract/appointment.ts';
import type { BookingCalendar } from '@clinic/contract/booking-calendar.ts';
import type { MailWriter } from '@clinic/contract/mails.ts';
import type { PageNotices, RenderedPage } from '@clinic/contract/site-pages.ts';
import { type FastifyBaseLogger, type FastifyInstance, fastify } from 'fastify';
import { availabilityRoutes } from './appointments/availability-routes.ts';
import { bookingRoute } from './appointments/booking-route.ts';
import type { ManageLinks } from './appointments/links/manage-links.ts';
import type { ToSenderKey } from './appointments/review/sender-key.ts';
import type { AppointmentStore } from './appointments/store/store.ts';
import { showBackupAge } from './backup/backup-age.ts';
import type { WhatsAppInbox } from './channels/whatsapp/inbox.ts';
import { whatsappRoute } from './channels/whatsapp/whatsapp-route.ts';
import type { Config } from './config.ts';
import { findTrouble, isUnavailable } from './database/unavailable.ts';
import { createLasting, type Lasting } from './lasting.ts';
import { getAttemptLimit, requestLimits } from './limits/request-limits.ts';
import { RequestLog } from './log.ts';
import type { SiteRenderer } from './page-renderer.ts';
import { cors } from './plugins/cors.ts';
import { draining } from './plugins/draining.ts';
import { drawingLimit } from './plugins/drawing-limit.ts';
import { errors, sendRefusal } from './plugins/errors.ts';
import { forwarded } from './plugins/forwarded.ts';
import { health } from './plugins/health.ts';
import { longPaths, PATH_MAX_CHARS, refuseLongPath } from './plugins/long-paths.ts';
import { metrics } from './plugins/metrics.ts';
import { createNoticedPages } from './plugins/noticed-pages.ts';
import { putNoticesIn } from './plugins/page-notices.ts';
import { readableTexts } from './plugins/readable-texts.ts';
import { redis } from './plugins/redis.ts';
import { renderedPages } from './plugins/rendered-pages.ts';
import { refuseForm, requestForm, toOriginForm } from './plugins/request-form.ts';
import { security } from './plugins/security.ts';
import { securityTxt } from './plugins/security-txt.ts';
import { sendNotFoundPage, sitePages } from './plugins/site.ts';
import type { Site } from './plugins/site-files.ts';
import { addWhatsAppBox } from './plugins/site-with-box.ts';
import { unknownPaths } from './plugins/unknown-paths.ts';
import { isPortalForEverybody, toPatientsTurn } from './portal/page-turns.ts';
import { isForPeople } from './portal/refusal-pages.ts';
import { portalRoutes } from './portal/routes.ts';
import { Refusal } from './refusal.ts';
import { routeSchemas } from './route-schema.ts';
import { limitSlowReader } from './slow-clients.ts';
import { toFastifyTrustProxy } from './visitor-address.ts';
import { putWhatsAppBoxIn } from './whatsapp-box/whatsapp-box.ts';

export type AppOptions = {
  config: Pick<
    Config,
    | 'backupDir'
    | 'allowedOrigins'
    | 'deskUrl'
    | 'devSite'
    | 'maxBookings'
    | 'metricsFrom'
    | 'publicApiBase'
    | 'publicSiteUrl'
    | 'redisUrl'
    | 'trustProxy'
  >;
  store: AppointmentStore;
  calendar: BookingCalendar;
  links: ManageLinks;
  toSenderKey: ToSenderKey;
  /** `null` when the site is served elsewhere. */
  site: Site | null;
  /** `null` where there is no built site. */
  renderer: Pick<SiteRenderer, 'renderPage'> | null;
  /** `null` where there is no built site. */
  mailWriter: MailWriter | null;
  /** The clinic's notices on all pages; absent when there are none. */
  getNotices?: () => PageNotices;
  /** Takes what Meta tells; the booking form then has the box. `null` while patients are not told on WhatsApp. */
  whatsappInbox?: WhatsAppInbox | null;
  /** The address of the service for patients. */
  getOrigin: () => string;
  /** The counts of the process; the app's own when absent. */
  lasting?: Lasting;
  getNow: () => Date;
  loggerInstance: FastifyBaseLogger;
};

const NO_NOTICES: PageNotices = new Map();

/** Builds the whole service without listening. The caller closes `store`. */
export async function buildApp({
  config,
  store,
  calendar,
  links,
  toSenderKey,
  site: plainSite,
  renderer,
  mailWriter,
  getNotices = () => NO_NOTICES,
  whatsappInbox = null,
  getOrigin,
  lasting = createLasting(),
  getNow,
  loggerInstance,
}: AppOptions): Promise<FastifyInstance> {
  const { allowedOrigins, maxBookings, publicApiBase, publicSiteUrl } = config;
  const pages = plainSite && whatsappInbox ? await addWhatsAppBox(plainSite) : plainSite;
  const site = pages && { ...pages, putNotices: createNoticedPages(getNotices) };
  const putBox = whatsappInbox ? putWhatsAppBoxIn : (html: string) => html;
  const siteBase = publicApiBase === '' ? '' : publicSiteUrl;

  const app: FastifyInstance = fastify({
    loggerInstance,
    logController: new RequestLog(),
    // An id that the client sends is never used, because the log holds nothing that visitors send.
    genReqId: createRequestIds(),
    bodyLimit: BODY_MAX_BYTES,
    rewriteUrl: toOriginForm,
    // While the server closes, pages are still served, and `draining` refuses requests to the API.
    return503OnClosing: false,
    // Every wrong token of a link gets the same answer, however long it is.
    routerOptions: { caseSensitive: true, ignoreTrailingSlash: false, maxParamLength: PATH_MAX_CHARS },
    trustProxy: toFastifyTrustProxy(config.trustProxy),
    // Called for a path that cannot be decoded, before any hook.
    frameworkErrors: (_error, request, reply) => {
      if (refuseForm(request, reply) || refuseLongPath(request, reply)) return;
      if (site && request.method === 'GET' && sendNotFoundPage(request, reply, site, '/')) return;
      sendRefusal(new Refusal('address-unreadable'), request, reply);
    },
  });

  app.decorate('lasting', lasting);
  app.addHook('onSend', async (_request, { raw }) => limitSlowReader(raw));
  await app.register(routeSchemas);
  await app.register(requestForm);
  await app.register(longPaths);
  await app.register(forwarded, { trustProxy: config.trustProxy, url: publicApiBase || publicSiteUrl });
  await app.register(renderedPages, {
    renderer: renderer && { renderPage: (page, locals) => renderer.renderPage(page as RenderedPage, locals) },
    siteBase,
    putNotices: (html) => putBox(putNoticesIn(html, getNotices())),
    getTurn: toPatientsTurn,
    isForEverybody: isPortalForEverybody,
  });
  await app.register(errors, { isUnavailable, isMoving: store.isMoving });
  await app.register(metrics, { metricsFrom: config.metricsFrom });
  showBackupAge(app.metrics, config.backupDir, getNow);
  await app.register(redis, { redisUrl: config.redisUrl });
  await app.register(requestLimits);
  if (site) await app.register(async (pages) => pages.register(sitePages, { site, maxBookings }));
  await app.register(async (api) => {
    await api.register(security);
    await api.register(securityTxt, { site: plainSite, getNow });
    await api.register(cors, { allowedOrigins });
    await api.register(draining);
    await api.register(drawingLimit, { maxBookings, isForPeople });
    await api.register(readableTexts);
    await api.register(unknownPaths, {
      maxBookings,
      isSiteServed: site !== null,
      isCorsOn: allowedOrigins.length > 0,
    });
    await api.register(health, {
      findTrouble: () => findTrouble(store),
      readOutbox: () => store.readOutbox(getNow()),
    });
    const options = {
      store,
      calendar,
      links,
      toSenderKey,
      getOrigin,
      getNow,
      maxBookings,
      hasDesk: config.deskUrl !== '',
      hasWhatsApp: whatsappInbox !== null,
      trustedOrigins: new Set([...(publicSiteUrl ? [new URL(publicSiteUrl).origin] : []), ...allowedOrigins]),
    };
    await api.register(bookingRoute, options);
    await api.register(availabilityRoutes, options);
    const limited = { config: { rateLimit: getAttemptLimit(maxBookings) } };
    if (whatsappInbox) await api.register(whatsappRoute, { inbox: whatsappInbox, ...limited });
    await api.register(portalRoutes, { ...options, writeCalendarFile: mailWriter?.writeCalendarFile ?? null });
  });
  return app;
}

/** Makes ids that no other process makes, at less cost than a random id for each request. */
function createRequestIds(): () => string {
  const processId = randomBytes(6).toString('base64url');
  let count = 0;
  return () => {
    count += 1;
    return `${processId}-${count}`;
  };
}
