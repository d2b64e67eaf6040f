// First, because a later sheet changes an earlier one.
import './frame/base.css';
import './frame/sheets.ts';

import { type Desk, type DeskStart, getDeskDir } from '@clinic/api/desk-start.ts';
import { getPort, listen } from '@clinic/api/listen.ts';
import { StartupError } from '@clinic/api/startup-error.ts';
import { buildDeskApp } from './app.ts';
import { loadAssets } from './frame/assets.ts';
import { readBrand } from './frame/clinic.ts';
import { readWebsiteFiles } from './frame/website-files.ts';
import { createDeskAuth } from './people/auth.ts';
import { startExpiry } from './people/expiry.ts';
import { hasPeople } from './people/people.ts';

/** Starts the front desk at a port of its own (DESK_PORT). Throws StartupError. */
export async function startDesk(options: DeskStart): Promise<Desk> {
  const { config, port, site, mailWriter, secret, database, calendar, log } = options;
  if (!site || !mailWriter) {
    throw new StartupError(
      `DESK_PORT: the front desk needs the built website at ${config.siteDir}. Build it with: npm run build`,
    );
  }
  const auth = createDeskAuth(database.db, secret, config.deskUrl.startsWith('https:'));
  const app = await buildDeskApp({
    ...options,
    site,
    brand: await readBrand(config.contentDir, calendar),
    assets: await loadAssets(getDeskDir(config.siteDir)),
    website: await readWebsiteFiles(config),
    writeAbsenceLetter: mailWriter.writeAbsenceLetter,
    auth,
    loggerInstance: log,
  });
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
