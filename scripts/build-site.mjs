// Builds the site; `site.mjs` runs it with the project's Node: `node scripts/build-site.mjs <fingerprint> [--anew]`.

import { existsSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inspect } from 'node:util';
import { findContentDir } from '../contract/src/content-dir.mjs';
import { holdBuildLock } from './build-lock.mjs';
import { buildMails } from './build-mails.mjs';
import { announce, exitOnFailure, ROOT, run } from './run.mjs';
import { isSiteBuilt, SITE, STAMP } from './site.mjs';
import { endWhenStalled } from './stall.mjs';

/** The folder of the build until it is complete: a failed or interrupted build leaves the last site as it is. */
const DRAFT = join(ROOT, 'site', '.astro', 'draft');
const REPLACED = join(ROOT, 'site', '.astro', 'replaced');

/** The messages of the system, SQLite and the bundler for a full disk. */
const DISK_FULL_PATTERN = /ENOSPC|No space left on device|disk is full/;

const [wanted, anew] = process.argv.slice(2);
try {
  // The process that builds holds the lock, so it is held exactly as long as something is written.
  const lock = await holdBuildLock();
  endWhenStalled();
  // The last holder of the lock may have built the wanted site.
  if (anew || !isSiteBuilt(wanted)) await build();
  lock.close();
} catch (error) {
  if (!DISK_FULL_PATTERN.test(inspect(error))) throw error;
  rmSync(DRAFT, { recursive: true, force: true });
  process.stderr.write(
    `The disk that holds ${ROOT} is full. Make room there and run the command again; a site that was built before still stands. Example: df -h\n`,
  );
  process.exit(1);
}

async function build() {
  refuseStrayLinks();
  announce('Building the site; pictures take longest the first time …');
  rmSync(DRAFT, { recursive: true, force: true });
  process.env.NODE_ENV = 'production';
  await buildLanguages();
  await buildMails(join(DRAFT, 'mails'));
  exitOnFailure(await run(process.execPath, ['desk/build.ts', join(DRAFT, 'desk')]));
  exitOnFailure(await run(process.execPath, ['site/src/schemas/write-json-schemas.ts', join(DRAFT, 'server')]));
  rmSync(REPLACED, { recursive: true, force: true });
  rmSync(STAMP, { force: true });
  if (existsSync(SITE)) renameSync(SITE, REPLACED);
  renameSync(DRAFT, SITE);
  writeFileSync(STAMP, wanted);
  rmSync(REPLACED, { recursive: true, force: true });
}

/** Ends the build at a link in the site's sources that leads nowhere: Astro would end there without naming a remedy. */
function refuseStrayLinks() {
  const sources = join(ROOT, 'site', 'src');
  const links = readdirSync(sources, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isSymbolicLink())
    .map((entry) => join(entry.parentPath, entry.name));
  const stray = links.find((link) => !existsSync(link));
  if (!stray) return;
  process.stderr.write(
    `${stray} is a link that leads nowhere, as an editor makes beside a file that is not saved. Save the file or remove the link, and run the command again.\n`,
  );
  process.exit(1);
}

/** Builds every language of the content, English last, because that build joins them all. */
async function buildLanguages() {
  const { BUILD_LANGUAGE, LANGUAGE_DRAFTS } = await import('../site/settings.ts');
  const { listSiteLanguages } = await import('../site/src/lib/content/site-languages.ts');
  const { build: buildByAstro } = await import('astro');
  rmSync(LANGUAGE_DRAFTS, { recursive: true, force: true });
  const [english, ...others] = listSiteLanguages(findContentDir(process.env));
  for (const language of [...others, english]) {
    process.env[BUILD_LANGUAGE] = language;
    const outDir = language === english ? DRAFT : join(LANGUAGE_DRAFTS, language);
    await buildByAstro({ root: join(ROOT, 'site'), outDir, logLevel: 'error' });
  }
  rmSync(LANGUAGE_DRAFTS, { recursive: true, force: true });
}
