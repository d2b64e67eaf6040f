import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { announce, exitOnFailure, getPinnedNode, ROOT, run } from './run.mjs';

/** The files and folders that a built site depends on. */
const SOURCES = ['content', 'contract', 'site', 'package-lock.json'];
/** Folders that the build itself makes. */
const NOT_SOURCES = ['dist', 'node_modules', '.astro'];

const CACHE = join(ROOT, '.cache');
const STAMP = join(CACHE, 'built');
const HOME_PAGE = join(ROOT, 'site', 'dist', 'client', 'index.html');

/** The program that checks the content folder. */
export const CONTENT_CHECK = 'site/src/content-check/check-content.ts';

/** Builds the site unless it is up to date with its sources and the `PUBLIC_*` variables. */
export async function ensureSiteBuilt() {
  const wanted = fingerprint();
  if (existsSync(HOME_PAGE) && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return;
  await buildSite(wanted);
}

/** Builds the site. */
export async function buildSite(stamp = fingerprint()) {
  exitOnFailure(await run(getPinnedNode(), [CONTENT_CHECK]));
  announce('Building the site; pictures take longest the first time …');
  rmSync(STAMP, { force: true });
  exitOnFailure(await run('astro', ['build'], { cwd: join(ROOT, 'site'), isQuiet: true }));
  mkdirSync(CACHE, { recursive: true });
  writeFileSync(STAMP, stamp);
}

function fingerprint() {
  const hash = createHash('sha256');
  for (const source of SOURCES) addToHash(hash, join(ROOT, source));
  for (const name of Object.keys(process.env).sort()) {
    if (name.startsWith('PUBLIC_')) hash.update(`${name}=${process.env[name]}\0`);
  }
  return hash.digest('hex');
}

function addToHash(hash, path) {
  hash.update(`${path}\0`);
  try {
    hash.update(readFileSync(path));
  } catch {
    const entries = readdirSync(path).filter((entry) => !NOT_SOURCES.includes(entry));
    for (const entry of entries.sort()) addToHash(hash, join(path, entry));
  }
}
