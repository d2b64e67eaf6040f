import type { BookingCalendar } from '@clinic/contract/booking-calendar.ts';
import type { FastifyBaseLogger } from 'fastify';
import type { AppointmentStore } from './appointments/store/store.ts';
import type { Config } from './config.ts';
import type { Database } from './database/open-database.ts';
import { createDeskAuth } from './desk/door/auth.ts';
import { startExpiry } from './desk/door/expiry.ts';
import { hasPeople } from './desk/people/people.ts';
import { buildDeskApp } from './desk-app.ts';
import { getPort, listen } from './listen.ts';
import type { Bell } from './mails/bell.ts';
import type { SiteRenderer } from './page-renderer.ts';
import type { Site } from './plugins/site-files.ts';
import { StartupError } from './startup-error.ts';

export type DeskStart = {
  config: Config;
  port: number;
  database: Database;
  store: AppointmentStore;
  calendar: BookingCalendar;
  secret: Buffer;
  site: Site | null;
  renderer: SiteRenderer | null;
  bell: Bell;
  /** Called when the clinic's notices have changed. */
  refreshNotices: () => Promise<void>;
  getNow: () => Date;
  log: FastifyBaseLogger;
};

/** `note` tells the operator where the desk is. */
export type Desk = { note: string; stop: () => Promise<void> };

/** Starts the front desk at a port of its own (DESK_PORT). Throws StartupError. */
export async function startDesk(options: DeskStart): Promise<Desk> {
  const { config, port, site, renderer, secret, database, log } = options;
  if (!site || !renderer) {
    throw new StartupError(
      `DESK_PORT: the front desk needs the built website at ${config.siteDir}. Build it with: npm run build`,
    );
  }
  const auth = createDeskAuth(database.db, secret, config.deskUrl.startsWith('https:'));
  const app = await buildDeskApp({ ...options, site, renderer, auth, loggerInstance: log });
  await listen(app, { port, host: config.deskHost, portName: 'DESK_PORT', hostName: 'DESK_HOST' });
  const address = `http://localhost:${getPort(app)}`;
  const note = (await hasPeople(auth))
    ? `The front desk is at ${address}`
    : `The front desk is at ${address}\nNobody can sign in there yet. Add the first person with: npm run desk -- add you@clinic.example --role owner`;
  const stopExpiry = startExpiry({ db: database.db, getNow: options.getNow, log });
  const stop = async () => {
    stopExpiry();
    await app.close();
  };
  return { note, stop };
}
