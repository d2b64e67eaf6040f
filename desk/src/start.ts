// First, because a later sheet changes an earlier one.
import './frame/base.css';
import './frame/sheets.ts';

import { type Desk, type DeskStart, getDeskDir } from '@clinic/api/desk-start.ts';
import { StartupError } from '@clinic/api/startup-error.ts';
import { buildDeskApp } from './app.ts';
import { loadAssets } from './frame/assets.ts';
import { readBrand } from './frame/clinic.ts';
import { readWebsiteFiles } from './frame/website-files.ts';
import { createDeskAuth } from './people/auth.ts';
import { startExpiry } from './people/expiry.ts';
import { hasPeople } from './people/people.ts';

/** Starts what the front desk does by itself, and makes it ready to be opened for a clinic. */
export function startDesk({ config, database, secret, bell, notices, getNow, log }: DeskStart): Desk {
  const auth = createDeskAuth(database.db, secret, config.deskUrl.startsWith('https:'));
  return {
    async open({ folders, calendar, site, mailWriter }, store) {
      if (!site || !mailWriter) {
        throw new StartupError(
          `DESK_PORT: the front desk needs the built website at ${folders.siteDir}. Build it with: npm run build`,
        );
      }
      return buildDeskApp({
        config,
        database,
        store,
        calendar,
        auth,
        secret,
        site,
        brand: await readBrand(folders.contentDir, calendar),
        assets: await loadAssets(getDeskDir(folders.siteDir)),
        website: await readWebsiteFiles(config, folders.siteDir),
        writeAbsenceLetter: mailWriter.writeAbsenceLetter,
        bell,
        refreshNotices: notices.refresh,
        getNow,
        loggerInstance: log,
      });
    },
    async describe(port) {
      const address = `The front desk is at http://localhost:${port}`;
      if (await hasPeople(auth)) return address;
      return `${address}\nNobody can sign in there yet. Add the first person with: npm run desk -- add you@clinic.example --role owner`;
    },
    stop: startExpiry({ db: database.db, getNow, log }),
  };
}
