import { statSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { readPublished } from '@clinic/contract/published-site.mjs';
import { toShownPath } from '../backup/command.ts';
import type { Config } from '../config.ts';
import { PROJECT_ROOT } from '../project-root.ts';
import { StartupError } from '../startup-error.ts';
import { takeTurn } from '../take-turn.ts';
import { VERSION } from '../version.ts';
import { buildBeside, checkBeside, installBeside, migrateBeside } from './build-beside.ts';
import { type Kept, keepBackup, letFormerGoOn } from './keep-database.ts';
import { WORK } from './places.ts';
import { putFormerBack, tryRestart } from './put-former-back.ts';
import { checkOutBeside, fetchRelease, readPresentRef, refuseOwnChanges, removeBeside } from './release.ts';
import { lookAtSite, restartAll } from './restart.ts';
import { forgetFormer, swapBack, swapIn } from './swap.ts';

/**
 * Brings this installation to the newest release, or to the wanted one, while the present one serves. Resolves to words.
 * Throws StartupError, and then the present release is in its place.
 */
export async function upgradeTo(wanted: string | null, config: Config): Promise<string> {
  refuseOtherUser();
  const endTurn = takeTurn(join(PROJECT_ROOT, 'data'));
  if (!endTurn) {
    throw new StartupError('Another upgrade works here, or the desk builds the website. Upgrade again after that.');
  }
  try {
    return await upgradeInTurn(wanted, config);
  } finally {
    endTurn();
  }
}

async function upgradeInTurn(wanted: string | null, config: Config): Promise<string> {
  await putInterruptedBack(config);
  await refuseOwnChanges();
  refuseOtherSite(config);
  await rm(WORK, { recursive: true, force: true });
  await mkdir(WORK, { recursive: true, mode: 0o700 });
  let kept: Kept | null = null;
  const keep = async () => {
    say('Keeping a backup, which is tried …');
    kept = await keepBackup(config);
  };
  try {
    await keep();
    say('Fetching the releases …');
    const tag = await fetchRelease(wanted);
    return tag === null ? `Version ${VERSION} is the newest release.` : await upgradeToTag(tag, config, keep);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartupError([reason, ...(await putFormerBack(config, kept))].join('\n'));
  } finally {
    await removeBeside();
    await rm(WORK, { recursive: true, force: true });
  }
}

async function upgradeToTag(tag: string, config: Config, keep: () => Promise<void>): Promise<string> {
  const version = tag.slice(1);
  const former = await readPresentRef();
  await checkOutBeside(tag);
  say(`Installing the packages of ${tag} beside those of ${VERSION} …`);
  await installBeside(config);
  say('Checking settings and content by its rules …');
  await checkBeside(config);
  say(`Building the site beside the one that is served …`);
  await buildBeside(config);
  // With the bookings that came during the build.
  await keep();
  say('Bringing the database up to date …');
  await letFormerGoOn(config);
  await migrateBeside(config);
  say(`Putting ${tag} in the place of ${VERSION} …`);
  await swapIn(tag, former);
  if (config.upgradeRestart.length === 0) {
    await forgetFormer();
    return `${tag} is in place. Restart the service now (for example: systemctl restart clinic), and look: npm run checkup. The way back: git checkout ${former}, npm start. With UPGRADE_RESTART this command does both.`;
  }
  say('Restarting, one process after the other …');
  await restartAll(config, version);
  say('Looking at the site …');
  await lookAtSite(config);
  await forgetFormer();
  return `Version ${version} serves. CHANGELOG.md says what is new.`;
}

/** Puts the former release back when the last upgrade was killed between two steps. Throws StartupError, which says so. */
async function putInterruptedBack(config: Config): Promise<void> {
  const ref = await swapBack();
  if (ref === null) return;
  const failure = await tryRestart(config);
  const state = failure === null ? 'Upgrade again.' : `It does not start: ${failure}`;
  throw new StartupError(`The last upgrade was interrupted, and ${ref} is back in its place. ${state}`);
}

/** Throws StartupError for a user who does not own the folder: the service could not use what that one leaves there. */
function refuseOtherUser(): void {
  const self = process.getuid?.();
  const { uid } = statSync(PROJECT_ROOT);
  if (self === undefined || self === uid) return;
  throw new StartupError(
    `This folder belongs to user ${uid}, and the upgrade runs as user ${self}. Run it as its owner, with the variables of the service. Example: sudo -u '#${uid}' npm run upgrade`,
  );
}

/** Throws StartupError when the site that is served is not the one that this command builds. */
function refuseOtherSite({ isSiteNamed, served }: Config): void {
  if (isSiteNamed && served.siteDir !== join(PROJECT_ROOT, 'site/dist')) {
    throw new StartupError(
      `SITE_DIR: ${toShownPath(served.siteDir)} was built elsewhere, so build and copy the new release there too. Without SITE_DIR this command does all of it.`,
    );
  }
  if (readPublished()?.isRecorded === false) {
    throw new StartupError('A publishing at the desk has not ended. Start the service once, then upgrade.');
  }
}

function say(text: string): void {
  console.log(`· ${text}`);
}
