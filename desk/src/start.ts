// First, because a later sheet changes an earlier one.
import './frame/base.css';
import './frame/sheets.ts';

import { type Desk, type DeskStart, getDeskDir } from '@clinic/api/desk-start.ts';
import { StartupError } from '@clinic/api/startup-error.ts';
import { buildDeskApp } from './app.ts';
import { loadAssets } from './frame/assets.ts';
import { readBrand } from './frame/clinic.ts';
import { findSignedIn } from './frame/session.ts';
import { createWebsite, findWebsitePlaces, readContentSchemas } from './frame/website-places.ts';
import { createDeskAuth } from './people/auth.ts';
import { startExpiry } from './people/expiry.ts';
import { hasPeople } from './people/people.ts';
import { buildDraftApp } from './rooms/website/look/draft-app.ts';
import { createDraftBuilds } from './rooms/website/publish/builds.ts';

/** Starts what the front desk does by itself, and makes it ready to be opened for a clinic. */
export async function startDesk(options: DeskStart): Promise<Desk> {
  const { config, database, secret, bell, notices, publish, getDraftPort, getNow, log } = options;
  const auth = createDeskAuth(database.db, secret, config.deskUrl.startsWith('https:'));
  const places = findWebsitePlaces(config);
  const builds = createDraftBuilds({
    places,
    firstServed: config.served,
    isSiteNamed: config.isSiteNamed,
    exchange: publish,
    getNow,
    log,
  });
  const drafts = buildDraftApp({
    ...options,
    getLook: () => builds.getLook(),
    isOwner: async (cookie) => (await findSignedIn(auth, cookie))?.role === 'owner',
  });
  await drafts.ready();
  const stopExpiry = startExpiry({ db: database.db, getNow, log });
  builds.resume();
  return {
    async open({ folders, calendar, site, mailWriter }, store) {
      if (!site || !mailWriter) {
        throw new StartupError(
          `DESK_PORT: the front desk needs the built website at ${folders.siteDir}. Build it with: npm run build`,
        );
      }
      const schemas = await readContentSchemas(folders.siteDir);
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
        website: schemas && createWebsite(places, { schemas, builds, getDraftPort }),
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
    drafts,
    async stop() {
      stopExpiry();
      await Promise.all([builds.stop(), drafts.close()]);
    },
  };
}
