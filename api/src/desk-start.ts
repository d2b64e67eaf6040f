import { existsSync, realpathSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BookingCalendar } from '@clinic/contract/booking-calendar.ts';
import type { MailWriter } from '@clinic/contract/mails.ts';
import type { FastifyBaseLogger } from 'fastify';
import type { AppointmentStore } from './appointments/store/store.ts';
import type { Config } from './config.ts';
import type { Database } from './database/open-database.ts';
import type { Bell } from './mails/bell.ts';
import type { Site } from './plugins/site-files.ts';
import { StartupError } from './startup-error.ts';

/** The parts of the process that the front desk works with. */
export type DeskStart = {
  config: Config;
  port: number;
  database: Database;
  store: AppointmentStore;
  calendar: BookingCalendar;
  secret: Buffer;
  site: Site | null;
  mailWriter: MailWriter | null;
  bell: Bell;
  /** Called when the clinic's notices have changed. */
  refreshNotices: () => Promise<void>;
  getNow: () => Date;
  log: FastifyBaseLogger;
};

/** `note` tells the operator where the desk is. */
export type Desk = { note: string; stop: () => Promise<void> };

/** The folder of the built desk within that of the site. */
export const getDeskDir = (siteDir: string) => join(siteDir, 'desk');

/**
 * Loads the built front desk and starts it. Its libraries, a quarter of all files, are loaded only where there is a desk.
 * Throws StartupError.
 */
export async function loadDesk(options: DeskStart): Promise<Desk> {
  const file = join(getDeskDir(options.config.siteDir), 'server', 'start.mjs');
  if (!existsSync(file)) {
    throw new StartupError(
      `DESK_PORT: the front desk needs the built website at ${options.config.siteDir}. Build it with: npm run build`,
    );
  }
  resolveFromHere(pathToFileURL(realpathSync(getDeskDir(options.config.siteDir))).href);
  const desk: { startDesk: (options: DeskStart) => Promise<Desk> } = await import(pathToFileURL(file).href);
  return desk.startDesk(options);
}

/** Finds the packages that the built desk imports beside this file, so that the site's folder may lie anywhere. */
function resolveFromHere(deskUrl: string): void {
  registerHooks({
    resolve(specifier, context, next) {
      const isPackage = /^[@\w]/.test(specifier) && !/^(node|file):/.test(specifier);
      const isOfDesk = context.parentURL?.startsWith(`${deskUrl}/`);
      return next(specifier, isPackage && isOfDesk ? { ...context, parentURL: import.meta.url } : context);
    },
  });
}
