// Builds the site; `site.mjs` runs it with the project's Node: `node scripts/build-site.mjs <fingerprint> [--anew]`.

import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { holdBuildLock } from './build-lock.mjs';
import { sayWhenDiskIsFull } from './full-disk.mjs';
import { announce, ROOT } from './run.mjs';
import { isSiteBuilt, SITE, STAMP } from './site.mjs';
import { buildWholeSite, removeUnfinished } from './whole-site.mjs';

const REPLACED = join(ROOT, 'site', '.astro', 'replaced');

const [wanted, anew] = process.argv.slice(2);
// The programs that it starts read it too.
if (anew) process.env.BUILD_ANEW = 'yes';
await sayWhenDiskIsFull(async () => {
  // The process that builds holds the lock, so it is held exactly as long as something is written.
  const lock = await holdBuildLock();
  // The last holder of the lock may have built the wanted site.
  if (anew || !isSiteBuilt(wanted)) await build();
  lock.close();
}, removeUnfinished);

async function build() {
  announce('Building the site; pictures take longest the first time …');
  const built = await buildWholeSite();
  rmSync(REPLACED, { recursive: true, force: true });
  rmSync(STAMP, { force: true });
  if (existsSync(SITE)) renameSync(SITE, REPLACED);
  renameSync(built, SITE);
  writeFileSync(STAMP, wanted);
  rmSync(REPLACED, { recursive: true, force: true });
}
