// Builds a content folder beside the site that is served, for the desk to show and publish:
// `node scripts/build-draft.mjs CONTENT_FOLDER OUT_FOLDER [SERVED_FOLDER] [PUBLISHED_CONTENT_FOLDER]`. Each line of the
// standard output is a JSON object: a step, `mistakes` of the content, the pages that differ in `english` once OUT_FOLDER.en
// can be looked at, or at the end the fingerprint of the build and all pages that differ from the served ones, and those that
// would fall back to English. OUT_FOLDER lies below the project, because what is built imports packages by name.
import { cpSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { holdBuildLock } from './build-lock.mjs';
import { followSteps } from './build-steps.mjs';
import { listChangedPages } from './changed-pages.mjs';
import { sayWhenDiskIsFull } from './full-disk.mjs';
import { run } from './run.mjs';
import { CONTENT_CHECK, fingerprint } from './site.mjs';
import { buildWholeSite, removeUnfinished } from './whole-site.mjs';

const [contentDir, outDir, servedDir, publishedDir] = process.argv.slice(2).map((folder) => resolve(folder));
const unfinished = `${outDir}.unfinished`;
const englishDir = `${outDir}.en`;
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
  const approval = refuseMistakes();
  const built = await buildWholeSite({ begin: steps.begin, isQuiet: true, approval, onEnglish: showEnglish });
  steps.begin('compare');
  const changed = listChanged(join(built, 'client'));
  mkdirSync(dirname(outDir), { recursive: true });
  move(built, unfinished);
  rmSync(outDir, { recursive: true, force: true });
  renameSync(unfinished, outDir);
  steps.finish();
  say({ done: true, stamp, changed, inEnglish: publishedDir ? await listFallen() : [] });
  lock.close();
}

function move(folder, place) {
  try {
    renameSync(folder, place);
  } catch (error) {
    if (error.code !== 'EXDEV') throw error;
    // Nothing can be renamed onto another disk.
    cpSync(folder, place, { recursive: true });
  }
}

/** Lays a copy of the site in English alone ready, unless only other languages change. */
async function showEnglish(parts) {
  const { LANGUAGE_CODES } = await import('../contract/src/languages.ts');
  const translated = new RegExp(`^/(${LANGUAGE_CODES.join('|')})(/|$)`);
  const english = listChanged(parts[0]).filter((page) => !translated.test(page));
  if (english.length === 0) return;
  for (const part of parts) cpSync(part, join(englishDir, basename(part)), { recursive: true });
  say({ english });
}

/** Lists the pages of a folder that differ from the served ones. */
function listChanged(client) {
  return servedDir ? listChangedPages(client, join(servedDir, 'client')) : [];
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
  for (const folder of [unfinished, englishDir]) rmSync(folder, { recursive: true, force: true });
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
