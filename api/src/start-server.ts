import { join, sep } from 'node:path';
import {
  listFormerSites,
  readPublished,
  type ServedFolders,
  toBuildFolders,
} from '@clinic/contract/published-site.mjs';
import { collectDefaultMetrics } from '@prometheus-io/client';
import closeWithGrace from 'close-with-grace';
import type { FastifyBaseLogger } from 'fastify';
import { pino } from 'pino';
import { createManageLinks } from './appointments/links/manage-links.ts';
import { checkMailFolder } from './channels/email/mail-files.ts';
import { openClinic } from './clinic.ts';
import { loadClinicBuild } from './clinic-build.ts';
import type { Config } from './config.ts';
import { MIGRATIONS, type Upgrade } from './database/migrate.ts';
import { openDatabase } from './database/open-database.ts';
import { databaseUrlToPath } from './database/sqlite/open.ts';
import { loadDesk } from './desk-start.ts';
import { createDoor, type Door } from './door.ts';
import { processFigures, renewGauge } from './figures.ts';
import { addFormerFiles } from './former-files.ts';
import { createLasting } from './lasting.ts';
import { listen } from './listen.ts';
import { LOGGER_OPTIONS } from './log.ts';
import { openLogOutput } from './log-output.ts';
import { openShownNotices } from './notices/shown-notices.ts';
import { createBell } from './outbox/bell.ts';
import { PROJECT_ROOT } from './project-root.ts';
import { getPublicOrigin } from './public-origin.ts';
import { createPublishing } from './publishing.ts';
import { readSecret, SECRET_FILE } from './secret.ts';
import { toLocalUrl } from './server-url.ts';
import { getSlowClientLimits, getUploadLimits } from './slow-clients.ts';
import { StartupError } from './startup-error.ts';
import { onStopSignal, STOP_SIGNALS } from './stop-signals.ts';
import { VERSION } from './version.ts';

/** When open connections are closed: after `plugins/draining.ts` has given up on bookings. */
const FORCE_CLOSE_MS = 8300;
const GIVE_UP_MS = 9500;

/** Starts everything that serves the clinic in this process, which then ends at a signal. Throws StartupError. */
export async function startServer(config: Config, getNow: () => Date): Promise<void> {
  refusePatientsInSite(config);
  const build = await loadClinicBuild(config, config.served);
  if (build.site && !config.isSiteNamed) {
    build.site = await addFormerFiles(build.site, [...listFormerSites(), join(PROJECT_ROOT, 'site/dist')]);
  }
  if (build.mailWriter && config.smtpUrl === '') await checkMailFolder(config.outboxDir);
  const { databaseUrl, databaseDirectUrl } = config;
  const database = await openDatabase(databaseUrl, build.calendar, databaseDirectUrl);
  const secret = await readSecret(config.secret, join(PROJECT_ROOT, SECRET_FILE));
  const bell = createBell();
  const notices = await openShownNotices(database.db, getNow);
  collectDefaultMetrics();
  const log: FastifyBaseLogger = pino(LOGGER_OPTIONS, openLogOutput(process.stdout.fd));
  const { trustProxy } = config;
  const door = createDoor(getSlowClientLimits(trustProxy));
  const deskDoor = config.deskPort === null ? null : createDoor(getUploadLimits(trustProxy));
  const publishing = createPublishing({ config, door, deskDoor, log });
  const draftDoor = config.draftPort === null ? null : createDoor(getSlowClientLimits(trustProxy));
  const desk =
    deskDoor &&
    (await loadDesk({
      ...{ config, database, secret, bell, notices, getNow, log },
      publish: publishing.publish,
      getDraftPort: () => draftDoor?.getPort() ?? null,
    }));
  const parts = {
    config,
    database,
    secret,
    links: createManageLinks(secret),
    bell,
    notices,
    lasting: createLasting(),
    desk,
    getOrigin: () => getPublicOrigin(config, door.getPort),
    getNow,
    log,
  };
  renewGauge(processFigures, {
    name: 'clinic_info',
    help: 'Always 1; the labels name the version, the Node that runs, and the newest migration that this version knows.',
    labelNames: ['version', 'node', 'migration'],
    collect() {
      this.set({ version: VERSION, node: process.version, migration: Object.keys(MIGRATIONS).at(-1) }, 1);
    },
  });
  const clinic = await openClinic(parts, build).catch(async (error) => {
    await database.db.destroy();
    throw error;
  });
  logUpgrade(log, database.upgrade);
  const renewed = await clinic.store.renewLinks(getNow());
  if (renewed > 0) {
    log.warn({ renewed }, 'links of appointments are renewed: those under another SECRET have ended');
  }
  publishing.begin(parts, clinic);
  if (!config.isSiteNamed) publishing.follow(findPublished);
  await listen(door, { ...config, portName: 'PORT', hostName: 'HOST' });
  const mailNote = await clinic.startWork();
  if (deskDoor && config.deskPort !== null) {
    await listen(deskDoor, {
      host: config.deskHost,
      port: config.deskPort,
      portName: 'DESK_PORT',
      hostName: 'DESK_HOST',
    });
  }
  if (desk && draftDoor && config.draftPort !== null) {
    draftDoor.open(desk.drafts);
    await listen(draftDoor, {
      host: config.deskHost,
      port: config.draftPort,
      portName: 'DRAFT_PORT',
      hostName: 'DESK_HOST',
    });
  }
  closeOnSignal(log, door, async () => {
    await Promise.all([notices.stop(), desk?.stop(), draftDoor?.close(), publishing.stop()]);
    await clinic.store.close();
  });
  const address = toLocalUrl(config.host, door.getPort());
  // The site is served even when the output goes to a full disk or a closed pipe.
  process.stdout.on('error', () => undefined);
  console.log(build.site ? `The website is at ${address}` : `The booking API is at ${address}`);
  if (mailNote) console.log(mailNote);
  if (desk && deskDoor) console.log(await desk.describe(deskDoor.getPort()));
}

/** Throws StartupError when patients' data would lie in the site's folder, where every file is public. */
function refusePatientsInSite({ databaseUrl, outboxDir, served }: Config): void {
  const isInSite = (path: string) => join(path, sep).startsWith(join(served.siteDir, sep));
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

function findPublished(): ServedFolders | null {
  const published = readPublished();
  return published && toBuildFolders(published.id);
}

function logUpgrade(log: FastifyBaseLogger, { isNew }: Upgrade): void {
  // This is expected only at the first start: later it means that the file is lost, or that another one is named.
  if (isNew) log.warn('there was no database at DATABASE_URL: a new, empty one has been made');
}

/** Stops taking requests, finishes those under way, then ends with code 0. */
function closeOnSignal(log: FastifyBaseLogger, door: Door, finish: () => Promise<void>): void {
  // The library does not handle signals, because it exits at once on the second one.
  const options = { delay: GIVE_UP_MS, logger: log, skip: [...STOP_SIGNALS] };
  const { close } = closeWithGrace(options, async ({ err }) => {
    if (err) log.fatal({ err }, 'unexpected error, closing');
    setTimeout(() => door.closeAllConnections(), FORCE_CLOSE_MS).unref();
    await finish();
  });
  onStopSignal(close);
}
