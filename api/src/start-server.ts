import { access, constants } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { type BookingCalendar, getAllDoctors } from '@clinic/contract/booking-calendar.ts';
import { getToday } from '@clinic/contract/clinic-clock.ts';
import { collectDefaultMetrics } from '@prometheus-io/client';
import closeWithGrace from 'close-with-grace';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { describeUnknownDoctors } from './appointments/doctors/unknown-doctors.ts';
import { describeUnoffered, listUnoffered } from './appointments/doctors/unoffered-appointments.ts';
import { createManageLinks } from './appointments/links/manage-links.ts';
import { startRetention } from './appointments/retention/retention.ts';
import { createSenderKeys } from './appointments/review/sender-key.ts';
import { type AppointmentStore, createAppointmentStore } from './appointments/store/store.ts';
import { readBookingCalendar } from './booking-calendar-file.ts';
import type { Config } from './config.ts';
import type { Upgrade } from './database/migrate.ts';
import { openDatabase } from './database/open-database.ts';
import { databaseUrlToPath } from './database/sqlite/open.ts';
import { loadDesk } from './desk-start.ts';
import { getPort, listen } from './listen.ts';
import { LOGGER_OPTIONS } from './log.ts';
import { openLogOutput } from './log-output.ts';
import { loadMailWriter } from './mail-writer.ts';
import { createBell } from './mails/bell.ts';
import { checkMailFolder } from './mails/mail-files.ts';
import { openShownNotices } from './notices/shown-notices.ts';
import { loadSiteRenderer, renderByDevelopmentServer } from './page-renderer.ts';
import { loadSite, type Site } from './plugins/site-files.ts';
import { readPrivacyNotice } from './privacy-notice.ts';
import { PROJECT_ROOT } from './project-root.ts';
import { readSecret, SECRET_FILE } from './secret.ts';
import { startMails } from './start-mails.ts';
import { getErrorCode, StartupError } from './startup-error.ts';
import { onStopSignal, STOP_SIGNALS } from './stop-signals.ts';

/** When open connections are closed: after `plugins/draining.ts` has given up on bookings. */
const FORCE_CLOSE_MS = 8300;
const GIVE_UP_MS = 9500;

/** Starts everything that serves the clinic in this process, which then ends at a signal. Throws StartupError. */
export async function startServer(config: Config, getNow: () => Date): Promise<void> {
  refusePatientsInSite(config);
  const calendar = await readBookingCalendar(config.contentDir);
  const site = await openSite(config);
  const renderer = config.devSite ? renderByDevelopmentServer(config.devSite) : await loadSiteRenderer(config.siteDir);
  const mailWriter = await loadMailWriter(config.devMails || join(config.siteDir, 'mails'));
  if (site && !(renderer && mailWriter)) refuseHalfSite(config);
  if (mailWriter && config.smtpUrl === '') await checkMailFolder(config.outboxDir);
  const database = await openDatabase(config.databaseUrl, calendar, config.databaseListenUrl || config.databaseUrl);
  const secret = await readSecret(config.secret, join(PROJECT_ROOT, SECRET_FILE));
  const links = createManageLinks(secret);
  const bell = createBell();
  const privacy = readPrivacyNotice(site);
  const store = createAppointmentStore(database, calendar, links, bell.ring, privacy?.version);
  await refuseUnknownDoctors(store, calendar, getNow());
  const notices = await openShownNotices(database.db, getNow);
  collectDefaultMetrics();
  const app = await buildApp({
    config,
    store,
    calendar,
    links,
    toSenderKey: createSenderKeys(secret),
    site,
    renderer,
    mailWriter,
    getNotices: notices.getShown,
    getNow,
    logger: { ...LOGGER_OPTIONS, stream: openLogOutput(process.stdout.fd) },
  });
  logUpgrade(app, database.upgrade);
  const renewed = await store.renewLinks(getNow());
  if (renewed > 0) {
    app.log.warn({ renewed }, 'links of appointments are renewed: those under another SECRET have ended');
  }
  await listen(app, { ...config, portName: 'PORT', hostName: 'HOST' });
  const unoffered = describeUnoffered(
    await listUnoffered(database.db, calendar, getToday(calendar.timeZone, getNow())),
  );
  if (unoffered) app.log.warn(unoffered);
  const stopRetention = startRetention({
    removal: store.removal,
    calendar,
    days: config.retentionDays,
    getNow,
    log: app.log,
  });
  const mails = startMails({ app, config, database, calendar, links, mailWriter, bell, getNow });
  const { deskPort: port } = config;
  const desk =
    port === null
      ? null
      : await loadDesk({
          config,
          port,
          database,
          store,
          calendar,
          secret,
          site,
          mailWriter,
          bell,
          refreshNotices: notices.refresh,
          getNow,
          log: app.log,
        });
  closeOnSignal(app, store, [notices.stop, mails.stop, ...(desk ? [desk.stop] : [])], stopRetention);
  const address = `http://${toUrlHost(config.host)}:${getPort(app)}`;
  // The site is served even when the output goes to a full disk or a closed pipe.
  process.stdout.on('error', () => undefined);
  console.log(site ? `The website is at ${address}` : `The booking API is at ${address}`);
  if (mails.note) console.log(mails.note);
  if (desk) console.log(desk.note);
}

/** Throws StartupError when patients' data would lie in the site's folder, where every file is public. */
function refusePatientsInSite({ databaseUrl, outboxDir, siteDir }: Config): void {
  const isInSite = (path: string) => join(path, sep).startsWith(join(siteDir, sep));
  const path = databaseUrl.startsWith('file:') ? databaseUrlToPath(databaseUrl) : '';
  if (path !== '' && isInSite(path)) {
    throw new StartupError(
      `DATABASE_URL: the file ${path} would stand in the website's folder, whose files everybody may read. Name another folder. Example: DATABASE_URL=file:./data/clinic.db`,
    );
  }
  if (isInSite(outboxDir)) {
    throw new StartupError(
      `OUTBOX_DIR: ${outboxDir} lies in the website's folder, whose files everybody may read. Name another folder. Example: OUTBOX_DIR=data/outbox`,
    );
  }
}

async function refuseUnknownDoctors(store: AppointmentStore, calendar: BookingCalendar, now: Date): Promise<void> {
  const today = getToday(calendar.timeZone, now);
  const ids = getAllDoctors(calendar).map(({ id }) => id);
  const mistakes = describeUnknownDoctors(await store.countComing(today), ids);
  if (mistakes.length === 0) return;
  await store.close();
  throw new StartupError(mistakes.join('\n'));
}

function logUpgrade({ log }: FastifyInstance, { isNew }: Upgrade): void {
  // This is expected only at the first start: later it means that the file is lost, or that another one is named.
  if (isNew) log.warn('there was no database at DATABASE_URL: a new, empty one has been made');
}

/** The public part of a built site. */
function getPublicDir(siteDir: string): string {
  return join(siteDir, 'client');
}

/** The part of a built site that renders pages (`page-renderer.ts`). */
function getServerDir(siteDir: string): string {
  return join(siteDir, 'server');
}

/** Resolves to `null` when the site is served elsewhere. Throws StartupError. */
async function openSite({ siteDir, publicApiBase, offlineReading }: Config): Promise<Site | null> {
  for (const folder of [siteDir, getPublicDir(siteDir), getServerDir(siteDir)]) await refuseUnreadable(folder);
  const site = await loadSite(getPublicDir(siteDir), offlineReading);
  if (site || publicApiBase !== '') return site;
  throw new StartupError(
    `${siteDir}: the website has not been built. Build and start it with: npm start (or set PUBLIC_API_BASE to run the API alone, for example: PUBLIC_API_BASE=https://api.clinic.example)`,
  );
}

/** Throws StartupError for a folder that exists and may not be read, which would pass for one that is missing. */
async function refuseUnreadable(folder: string): Promise<void> {
  const code = await access(folder, constants.R_OK | constants.X_OK).then(() => 'readable', getErrorCode);
  if (code === 'readable' || code === 'ENOENT' || code === 'ENOTDIR') return;
  throw new StartupError(
    `SITE_DIR: ${folder} cannot be read (${code}). Let the user of this server read the folder and all in it. Example: chmod -R u=rwX,go=rX ${folder}`,
  );
}

/** Throws StartupError for a site that lacks the part that draws answers or writes mails, unless the API runs alone. */
function refuseHalfSite({ siteDir, publicApiBase }: Config): void {
  if (publicApiBase !== '') return;
  throw new StartupError(
    `SITE_DIR: ${siteDir} holds the website's pages, but not the parts that draw answers (server/entry.mjs) and write mails (mails/mail-writer.mjs). Copy the whole folder, or build it with: npm run build. Example: SITE_DIR=site/dist`,
  );
}

/** Stops taking requests, finishes those under way, then ends with code 0. */
function closeOnSignal(
  app: FastifyInstance,
  store: AppointmentStore,
  others: (() => Promise<void>)[],
  stopRetention: () => void,
): void {
  // The library does not handle signals, because it exits at once on the second one.
  const options = { delay: GIVE_UP_MS, logger: app.log, skip: [...STOP_SIGNALS] };
  const { close } = closeWithGrace(options, async ({ err }) => {
    if (err) app.log.fatal({ err }, 'unexpected error, closing');
    stopRetention();
    setTimeout(() => app.server.closeAllConnections(), FORCE_CLOSE_MS).unref();
    await Promise.all([app.close(), ...others.map((stop) => stop())]);
    await store.close();
  });
  onStopSignal(close);
}

/** A host for the printed address, which a browser can open even when the server listens on all addresses. */
function toUrlHost(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}
