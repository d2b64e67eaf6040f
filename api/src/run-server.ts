import { join, sep } from 'node:path';
import { type BookingCalendar, getAllDoctors, getTodayInPune } from '@clinic/contract/booking-calendar.ts';
import closeWithGrace from 'close-with-grace';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics } from 'prom-client';
import { buildApp } from './app.ts';
import { startRetention } from './appointments/retention.ts';
import { type AppointmentStore, createAppointmentStore } from './appointments/store/store.ts';
import { describeUnknownDoctors } from './appointments/unknown-doctors.ts';
import { readBookingCalendar } from './booking-calendar-file.ts';
import { type Config, readConfig } from './config.ts';
import type { Upgrade } from './database/migrate.ts';
import { databaseUrlToPath, openDatabase } from './database/open-database.ts';
import { drawByDevelopmentServer, loadDrawing } from './drawing.ts';
import { LOGGER_OPTIONS } from './log.ts';
import { openLogOutput } from './log-output.ts';
import { loadSite, type Site } from './plugins/site-files.ts';
import { getErrorCode, StartupError } from './startup-error.ts';
import { onStopSignal, STOP_SIGNALS } from './stop-signals.ts';

/** Later than `plugins/draining.ts` gives up on bookings: for those who take a page byte by byte. */
const FORCE_CLOSE_MS = 8300;
const GIVE_UP_MS = 9500;

/**
 * Connections that the kernel keeps until they are accepted. Node's 511 were too few for 1,200 visitors at once: some
 * waited for many seconds. The kernel's own limit (Linux: 4096) still applies.
 */
const BACKLOG_CONNECTIONS = 4096;

/** With this argument the environment is checked and nothing started: `npm start` asks before it builds. */
const CHECK_ONLY = '--check';

try {
  const config = readConfig(process.env);
  if (!process.argv.includes(CHECK_ONLY)) await start(config);
} catch (error) {
  if (!(error instanceof StartupError)) throw error;
  console.error(error.message);
  process.exit(1);
}

async function start(config: Config): Promise<void> {
  refuseDatabaseInSite(config);
  const calendar = await readBookingCalendar(config.contentDir);
  const site = await openSite(config);
  const draw = config.devSite ? drawByDevelopmentServer(config.devSite) : await loadDrawing(config.siteDir);
  const database = await openDatabase(config.databaseUrl, calendar);
  const store = createAppointmentStore(database);
  await refuseUnknownDoctors(store, calendar);
  collectDefaultMetrics();
  const getNow = () => new Date();
  const app = await buildApp({
    config,
    store,
    calendar,
    site,
    draw,
    getNow,
    logger: { ...LOGGER_OPTIONS, stream: openLogOutput(process.stdout.fd) },
  });
  logUpgrade(app, database.upgrade);
  await listen(app, config);
  const stopRetention = startRetention({ store, calendar, days: config.retentionDays, getNow, log: app.log });
  closeOnSignal(app, store, stopRetention);
  const address = `http://${toUrlHost(config.host)}:${getPort(app)}`;
  // On a full disk, or when nobody reads it, the site is served all the same.
  process.stdout.on('error', () => undefined);
  console.log(site ? `The website is at ${address}` : `The booking API is at ${address}`);
}

/** Every file of the site is read at the start and shown to whoever asks. */
function refuseDatabaseInSite({ databaseUrl, siteDir }: Config): void {
  if (!databaseUrl.startsWith('file:')) return;
  const path = databaseUrlToPath(databaseUrl);
  if (!path.startsWith(join(siteDir, sep))) return;
  throw new StartupError(
    `DATABASE_URL: the file ${path} would stand in the website's folder, whose files everybody may read. Name another folder. Example: DATABASE_URL=file:./data/clinic.db`,
  );
}

async function refuseUnknownDoctors(store: AppointmentStore, calendar: BookingCalendar): Promise<void> {
  const today = getTodayInPune(new Date());
  const ids = getAllDoctors(calendar).map(({ id }) => id);
  const mistakes = describeUnknownDoctors(await store.countComing(today), ids, 'id', today);
  if (mistakes.length === 0) return;
  await store.close();
  throw new StartupError(mistakes.join('\n'));
}

function logUpgrade({ log }: FastifyInstance, { isNew, unplaced }: Upgrade): void {
  // Expected once; later it means that the file was lost, or another one named.
  if (isNew) log.warn('there was no database at DATABASE_URL: a new, empty one has been made');
  if (unplaced) log.warn(unplaced, 'appointments that are over keep words that booking.yaml does not list');
}

/** What of a built site everybody may read; beside it lies the part that draws pages. */
function getPublicDir(siteDir: string): string {
  return join(siteDir, 'client');
}

/** `null` when the site lives elsewhere. */
async function openSite({ siteDir, publicApiBase }: Config): Promise<Site | null> {
  const site = await loadSite(getPublicDir(siteDir));
  if (site || publicApiBase !== '') return site;
  throw new StartupError(
    `${siteDir}: the website has not been built. Build and start it with: npm start (or set PUBLIC_API_BASE to run the API alone, for example: PUBLIC_API_BASE=https://api.clinic.example)`,
  );
}

async function listen(app: FastifyInstance, { host, port }: Config): Promise<void> {
  try {
    await app.listen({ host, port, backlog: BACKLOG_CONNECTIONS });
  } catch (error) {
    switch (getErrorCode(error)) {
      case 'EADDRINUSE':
        throw new StartupError(
          `PORT: ${port} is in use by another program. Stop that program, or take another port. Example: PORT=${port + 1} npm start`,
        );
      case 'EACCES':
        throw new StartupError(`PORT: this user may not listen on ${port}. Take one above 1023. Example: PORT=3000`);
      case 'EADDRNOTAVAIL':
      case 'ENOTFOUND':
      case 'EAI_AGAIN':
        throw new StartupError(`HOST: "${host}" is no address of this machine. Example: HOST=0.0.0.0`);
    }
    throw error;
  }
}

/** Stops taking requests, finishes those under way, then ends with code 0. */
function closeOnSignal(app: FastifyInstance, store: AppointmentStore, stopRetention: () => void): void {
  // Of signals it would take the second for an order to exit at once.
  const options = { delay: GIVE_UP_MS, logger: app.log, skip: [...STOP_SIGNALS] };
  const { close } = closeWithGrace(options, async ({ err }) => {
    if (err) app.log.fatal({ err }, 'unexpected error, closing');
    stopRetention();
    setTimeout(() => app.server.closeAllConnections(), FORCE_CLOSE_MS).unref();
    await app.close();
    await store.close();
  });
  onStopSignal(close);
}

/** An address that a browser on this machine can open, also when the server listens on all of them. */
function toUrlHost(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

function getPort(app: FastifyInstance): number {
  const [address] = app.addresses();
  if (typeof address !== 'object') throw new Error('The server does not listen on a port.');
  return address.port;
}
