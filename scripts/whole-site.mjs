import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { findContentDir } from '../contract/src/content-dir.mjs';
import { VERSION_FILE } from '../contract/src/published-site.mjs';
import { writeMailPlaces } from './build-mails.mjs';
import { keepPart } from './kept-parts.mjs';
import { ROOT, run } from './run.mjs';
import { fingerprintContent, fingerprintSources, fingerprintVersion } from './site.mjs';
import { runUnstalled } from './stall.mjs';

/** The folder of a build until it is complete: one that fails or is interrupted leaves the last site as it is. */
const DRAFT = join(ROOT, 'site', '.astro', 'draft');

/** The folder of the languages until they are joined: `hi/client`, `hi/server`. */
const LANGUAGES = join(ROOT, 'site', '.astro', 'languages');

/** The folder of the schemas of the content, until the rendering part is there, beside which they belong. */
const SCHEMAS = join(DRAFT, 'schemas');

/** The most memory that the build of one language takes. */
const LANGUAGE_BYTES = 1.2e9;

/** The encoded pictures of English, with which other languages begin. */
const PICTURES = join(ROOT, '.cache', 'astro', 'assets');

/** Removes what a build has left that was not finished. */
export function removeUnfinished() {
  for (const folder of [DRAFT, LANGUAGES]) rmSync(folder, { recursive: true, force: true });
}

/**
 * Builds what `CONTENT_DIR` says, and returns its folder, for the caller to move: `client`, `server`, `mails`, `desk`. The
 * caller holds the lock. `begin` is called with each step of `STEPS`; with `isQuiet` programs say only why they fail. English
 * comes first: `onEnglish` gets the folders that make up the site without other languages, which wait for `approval`.
 */
export async function buildWholeSite({ begin = () => undefined, isQuiet = false, approval, onEnglish } = {}) {
  refuseStrayLinks();
  removeUnfinished();
  process.env.NODE_ENV = 'production';
  mkdirSync(DRAFT, { recursive: true });
  const version = fingerprintVersion();
  const sources = fingerprintSources();
  Promise.resolve(approval).then(() => begin('draw'));
  const mails = buildMailsOf(sources);
  const showEnglish = async (folder) => {
    await Promise.all([mails, approval]);
    await onEnglish?.([join(folder, 'client'), join(folder, 'server'), join(DRAFT, 'mails')]);
  };
  await Promise.all([
    buildLanguages(sources, { isQuiet, approval, onEnglish: showEnglish }),
    buildDesk(sources, isQuiet),
    mails,
  ]);
  begin('join');
  const { finishSite } = await import('../site/integrations/finish-site.ts');
  await finishSite(LANGUAGES, DRAFT);
  cpSync(SCHEMAS, join(DRAFT, 'server'), { recursive: true });
  rmSync(SCHEMAS, { recursive: true });
  writeFileSync(join(DRAFT, VERSION_FILE), version);
  return DRAFT;
}

/** Ends the build when a part of it has failed; the part has already said why. */
function refuseFailure(code) {
  if (code === 0) return;
  process.stderr.write('The build has failed. The lines above say why; the site that was built before still stands.\n');
  process.exit(1);
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

/** Builds the mails. Their program depends on the clinic's colors alone, and what they say on all of the content. */
async function buildMailsOf(sources) {
  const { readTokens } = await import('../ui/src/build/brand-colors.ts');
  const { buildMailWriter } = await import('../mails/build.ts');
  const folder = join(DRAFT, 'mails');
  await keepPart('mails', [sources, readTokens()], folder, () => buildMailWriter(folder));
  await writeMailPlaces(folder);
}

/** Builds the desk, which depends on the clinic's colors alone, and the schemas by which it draws its forms. */
async function buildDesk(sources, isQuiet) {
  const { readTokens } = await import('../ui/src/build/brand-colors.ts');
  const build = async (program, folder) => refuseFailure(await run(process.execPath, [program, folder], { isQuiet }));
  const folder = join(DRAFT, 'desk');
  await keepPart('desk', [sources, readTokens()], folder, () => build('desk/build.ts', folder));
  await keepPart('schemas', [sources], SCHEMAS, () => build('site/src/schemas/write-json-schemas.ts', SCHEMAS));
}

/** Builds every language of the content in a process of its own, as many at once as the machine has room for. */
async function buildLanguages(sources, { isQuiet, approval, onEnglish }) {
  const { listSiteLanguages } = await import('../site/src/lib/content/site-languages.ts');
  const { listTranslationStates } = await import('../site/src/lib/content/medical-pages.ts');
  const contentDir = findContentDir(process.env);
  const languages = listSiteLanguages(contentDir);
  const [english, ...others] = languages;
  const states = new Map(languages.map((language) => [language, listTranslationStates(contentDir, language)]));

  const build = async (language) => {
    const unread = languages.filter((other) => other !== language);
    // Of the translations into other languages a page shows only how far they are.
    const inputs = [sources, fingerprintContent(unread), unread.map((other) => [other, states.get(other)])];
    const folder = join(LANGUAGES, language);
    await keepPart(language, inputs, folder, async () => {
      const code = await runUnstalled('scripts/build-language.mjs', [language, folder], { isQuiet });
      // The check says more about a mistake of the content than a build that fails because of it.
      await approval;
      refuseFailure(code);
    });
    if (language === english && others.length > 0) await onEnglish(folder);
  };
  // Without pictures that are encoded already, each language would encode all of them.
  const isCold = !existsSync(PICTURES);
  if (isCold) await build(english);
  await giveEncodedPictures(others);
  const waiting = (isCold ? others : languages).values();
  const buildNext = async () => {
    for (const language of waiting) await build(language);
  };
  const first = buildNext();
  await approval;
  await Promise.all([first, ...Array.from({ length: countAtOnce() - 1 }, buildNext)]);
}

/** Copies the encoded pictures of English to other languages, as far as they lack them. */
async function giveEncodedPictures(languages) {
  const { getCacheDir } = await import('../site/settings.ts');
  if (!existsSync(PICTURES)) return;
  for (const language of languages) {
    cpSync(PICTURES, join(getCacheDir(language), 'assets'), { recursive: true, force: false });
  }
}

/** How many languages to build at once. Each waits a part of its time, so one more than there are processors fits. */
function countAtOnce() {
  const inMemory = Math.floor(process.availableMemory() / LANGUAGE_BYTES);
  return Math.max(1, Math.min(availableParallelism() + 1, inMemory));
}
