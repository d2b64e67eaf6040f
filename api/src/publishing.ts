import { setTimeout as sleep } from 'node:timers/promises';
import type { BookingCalendar } from '@clinic/contract/booking-calendar.ts';
import type { ServedFolders } from '@clinic/contract/published-site.mjs';
import type { FastifyBaseLogger } from 'fastify';
import { type Clinic, openClinic, type ProcessParts } from './clinic.ts';
import { type ClinicBuild, loadClinicBuild } from './clinic-build.ts';
import type { Config } from './config.ts';
import type { Door } from './door.ts';
import { createFormerFiles } from './former-files.ts';
import { StartupError } from './startup-error.ts';

/**
 * How long the old clinic still takes what has come to it: a request that has only just begun passes the hooks in which a
 * closing app would refuse it.
 */
const HANDING_OVER_MS = 1000;

/** How often a process looks whether another one has published. */
const FOLLOW_MS = 2000;

/** Only the start of the process settles these: the database's triggers and stored keys follow from them. */
const SETTLED = ['timeZone', 'diallingPrefix', 'nationalDigits'] as const;

type PublishingOptions = { config: Config; door: Door; deskDoor: Door | null; log: FastifyBaseLogger };

/**
 * Exchanges the clinic that is served for another build of it, within the process: the new one is made whole beside the
 * old one, the doors open to it, and the old one ends when its answers are sent.
 */
export function createPublishing({ config, door, deskDoor, log }: PublishingOptions) {
  const withFormerFiles = createFormerFiles();
  let following: NodeJS.Timeout | undefined;
  let parts: ProcessParts;
  let served: Clinic;
  /** The exchange under way, and the end of the clinic before. */
  let turn: Promise<unknown> = Promise.resolve();
  let ending: Promise<unknown> = Promise.resolve();

  function openDoors({ app, desk }: Clinic): void {
    door.open(app);
    if (desk) deskDoor?.open(desk);
  }

  /** Makes the clinic that takes the place of the one that is served. */
  async function replaceBy(build: ClinicBuild): Promise<Clinic> {
    refuseUnsettled(served.build.calendar, build.calendar);
    const { site } = served.build;
    if (build.site && site) build.site = withFormerFiles(build.site, site, Date.now());
    // At most two clinics are in memory.
    await ending;
    return openClinic(parts, build);
  }

  async function exchange(folders: ServedFolders): Promise<void> {
    const build = await loadClinicBuild(config, folders);
    const next = await replaceBy(build).catch(async (error) => {
      await build.renderer?.close();
      throw error;
    });
    const old = served;
    served = next;
    openDoors(next);
    await next.startWork().catch((err: unknown) => log.error({ err }, 'the database did not answer after publishing'));
    log.info('another build of the site is served');
    ending = sleep(HANDING_OVER_MS)
      .then(old.close)
      .catch((err: unknown) => log.error({ err }, 'the site that was served before has not ended well'));
  }

  /** Serves another build. Rejects with a StartupError when it cannot be made: then the clinic before serves on. */
  function publish(folders: ServedFolders): Promise<void> {
    const done = turn.then(() => exchange(folders));
    turn = done.catch(() => undefined);
    return done;
  }

  return {
    /** Serves the first clinic. */
    begin(given: ProcessParts, clinic: Clinic): void {
      parts = given;
      served = clinic;
      openDoors(clinic);
    },
    publish,
    /**
     * Serves what another process of this machine publishes. `findServed` reads which build that is; `null` for none.
     */
    follow(findServed: () => ServedFolders | null): void {
      let seen = findServed()?.siteDir;
      following = setInterval(() => {
        const found = findServed();
        if (!found || found.siteDir === seen) return;
        seen = found.siteDir;
        if (found.siteDir === served.build.folders.siteDir) return;
        publish(found).catch((err: unknown) => log.error({ err }, 'what another process publishes cannot be served'));
      }, FOLLOW_MS).unref();
    },
    /** Ends what is served, and its doors. */
    async stop(): Promise<void> {
      clearInterval(following);
      await turn;
      await Promise.all([ending, served.close()]);
      await Promise.all([door.close(), deskDoor?.close()]);
    },
  };
}

/** Throws StartupError for a change that a running process cannot take over. */
function refuseUnsettled(served: BookingCalendar, next: BookingCalendar): void {
  const changed = SETTLED.filter((name) => served[name] !== next[name]);
  if (changed.length === 0) return;
  throw new StartupError(
    `booking.yaml: ${changed.join(' and ')} can only change with a new start. Put it back here, or let who looks after the server change the file and run: npm start`,
  );
}
