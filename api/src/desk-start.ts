import { existsSync, realpathSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ServedFolders } from '@clinic/contract/published-site.mjs';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { AppointmentStore } from './appointments/store/store.ts';
import type { ClinicBuild } from './clinic-build.ts';
import type { Config } from './config.ts';
import type { Database } from './database/open-database.ts';
import type { ShownNotices } from './notices/shown-notices.ts';
import type { Bell } from './outbox/bell.ts';
import { StartupError } from './startup-error.ts';

/** The parts of the process that the front desk works with. */
export type DeskStart = {
  config: Config;
  database: Database;
  secret: Buffer;
  bell: Bell;
  notices: ShownNotices;
  /** Serves another build of the site. Rejects with a StartupError, and the one before serves on. */
  publish: (folders: ServedFolders) => Promise<void>;
  /** The port at which owners look at drafts; `null` without one. */
  getDraftPort: () => number | null;
  getNow: () => Date;
  log: FastifyBaseLogger;
};

export type Desk = {
  /** Builds the desk of a clinic, without listening. Throws StartupError. */
  open: (build: ClinicBuild, store: AppointmentStore) => Promise<FastifyInstance>;
  /** Tells the operator where the desk is. */
  describe: (port: number) => Promise<string>;
  /** The app at which owners look at drafts. */
  drafts: FastifyInstance;
  stop: () => Promise<void>;
};

/** The folder of the built desk within that of the site. */
export const getDeskDir = (siteDir: string) => join(siteDir, 'desk');

/**
 * Loads the built front desk and starts it. Its libraries, a quarter of all files, are loaded only where there is a desk.
 * Throws StartupError.
 */
export async function loadDesk(options: DeskStart): Promise<Desk> {
  const { siteDir } = options.config.served;
  const file = join(getDeskDir(siteDir), 'server', 'start.mjs');
  if (!existsSync(file)) {
    throw new StartupError(
      `DESK_PORT: the front desk needs the built website at ${siteDir}. Build it with: npm run build`,
    );
  }
  resolveFromHere(pathToFileURL(realpathSync(getDeskDir(siteDir))).href);
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
