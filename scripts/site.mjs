import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { announce, exitOnFailure, getPinnedNode, ROOT, run } from './run.mjs';
import { STALLED } from './stall.mjs';

/** The files and folders that a built site depends on. */
const SOURCES = ['content', 'contract', 'site', 'package-lock.json'];
/** Folders that the build itself makes. */
const NOT_SOURCES = ['dist', 'node_modules', '.astro'];

export const STAMP = join(ROOT, '.cache', 'built');
export const SITE = join(ROOT, 'site', 'dist');

/** The program that checks the content folder. */
export const CONTENT_CHECK = 'site/src/content-check/check-content.ts';

/** How often a program that stalls is started before it counts as failed. */
const STARTS = 3;

/** Builds the site unless it is up to date with its sources and the `PUBLIC_*` variables. */
export async function ensureSiteBuilt() {
  const wanted = fingerprint();
  if (!isSiteBuilt(wanted)) await checkAndBuild(wanted);
}

/** Builds the site even if it is up to date. */
export async function buildSite() {
  await checkAndBuild(fingerprint(), '--anew');
}

/** Whether the built site exists and belongs to this fingerprint of the sources. */
export function isSiteBuilt(stamp) {
  return existsSync(join(SITE, 'client', 'index.html')) && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === stamp;
}

async function checkAndBuild(...args) {
  exitOnFailure(await run(getPinnedNode(), [CONTENT_CHECK]));
  exitOnFailure(await runUnstalled('scripts/build-site.mjs', args));
}

/** Runs a program, and starts it again when it has stalled; returns its exit code. */
export async function runUnstalled(program, args) {
  for (let start = 1; ; start += 1) {
    const code = await run(getPinnedNode(), [program, ...args]);
    if (code !== STALLED || start === STARTS) return code;
    announce('Beginning again with the pictures that are ready …');
  }
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
