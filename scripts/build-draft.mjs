// Builds a content folder beside the site that is served, for the desk to show and publish:
// `node scripts/build-draft.mjs CONTENT_FOLDER OUT_FOLDER [SERVED_FOLDER] [PUBLISHED_CONTENT_FOLDER]`. Each line of the standard output is a JSON
// object: a step, `mistakes` of the content, or at the end the fingerprint of the build and the pages that differ from
// the served ones, and those that would fall back to English. OUT_FOLDER lies below the project, because what is built imports packages by name.
import { cpSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { holdBuildLock } from './build-lock.mjs';
import { followSteps } from './build-steps.mjs';
import { listChangedPages } from './changed-pages.mjs';
import { sayWhenDiskIsFull } from './full-disk.mjs';
import { run } from './run.mjs';
import { CONTENT_CHECK, fingerprint } from './site.mjs';
import { buildWholeSite, removeUnfinished } from './whole-site.mjs';

const [contentDir, outDir, servedDir, publishedDir] = process.argv.slice(2).map((folder) => resolve(folder));
const unfinished = `${outDir}.unfinished`;
const say = (line) => process.stdout.write(`${JSON.stringify(line)}\n`);

process.env.CONTENT_DIR = contentDir;
try {
  await sayWhenDiskIsFull(build);
} catch (error) {
  process.stderr.write(`The draft could not be built: ${error.message}\n`);
  process.exit(1);
}

async function build() {
  const lock = await holdBuildLock({ onWait: () => undefined });
  const steps = followSteps(say);
  cleanUp();
  // Also when a signal ends the build.
  process.on('exit', cleanUp);
  steps.begin('check');
  const stamp = fingerprint();
  await refuseMistakes();
  const built = await buildWholeSite({ begin: steps.begin, isQuiet: true });
  steps.begin('compare');
  const changed = servedDir ? listChangedPages(join(built, 'client'), join(servedDir, 'client')) : [];
  // A copy, because the folder may lie on another disk, from which nothing can be renamed.
  mkdirSync(dirname(outDir), { recursive: true });
  cpSync(built, unfinished, { recursive: true });
  rmSync(outDir, { recursive: true, force: true });
  renameSync(unfinished, outDir);
  steps.finish();
  say({ done: true, stamp, changed, inEnglish: publishedDir ? await listFallen() : [] });
  lock.close();
}

/** Lists the medical pages of all languages that were translated and are in English by the new content. */
async function listFallen() {
  const { listFallenPages } = await import('../site/src/lib/content/medical-pages.ts');
  const { listSiteLanguages } = await import('../site/src/lib/content/site-languages.ts');
  return listSiteLanguages(contentDir).flatMap((language) =>
    listFallenPages(contentDir, publishedDir, language).map((page) => ({ language, ...page })),
  );
}

/** Removes what a killed build has left. */
function cleanUp() {
  removeUnfinished();
  rmSync(unfinished, { recursive: true, force: true });
}

/** Ends with the mistakes of the content, which Astro would tell without a remedy. */
async function refuseMistakes() {
  let told = '';
  const onOutput = (text) => {
    told = text;
  };
  const code = await run(process.execPath, [CONTENT_CHECK, '--json'], { onOutput });
  if (code === 0) return;
  if (told === '') throw new Error('the check of the content has failed, and the lines above say why.');
  say({ mistakes: JSON.parse(told).mistakes });
  process.exit(1);
}
