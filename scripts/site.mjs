import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { findContentDir } from '../contract/src/content-dir.mjs';
import { forgetPublished, readPublished } from '../contract/src/published-site.mjs';
import { getPinnedNode } from './pinned-node.mjs';
import { exitOnFailure, ROOT, run } from './run.mjs';

/** The files and folders that a built site depends on. */
const SOURCES = ['contract', 'ui', 'mails', 'site', 'desk', 'package-lock.json'];
/** In them, what the build, the checks and the tests write or read, and what editors and systems leave behind. */
const NOT_SOURCES = /(^|\/)(node_modules|\..*|.*~|.*\.tsbuildinfo|.*\.test\.tsx?)$|^(mails|site|desk)\/(dist|test)$/;

export const STAMP = join(ROOT, '.cache', 'built');
export const SITE = join(ROOT, 'site', 'dist');

/** The program that checks the content folder. */
export const CONTENT_CHECK = 'site/src/content-check/check-content.ts';

/** Builds the site unless it is up to date with its sources and the `PUBLIC_*` variables. */
export async function ensureSiteBuilt() {
  const wanted = fingerprint();
  if (isPublished(wanted)) return;
  if (!isSiteBuilt(wanted)) await checkAndBuild(wanted);
  serveBuilt();
}

/** Builds the site even if it is up to date. */
export async function buildSite() {
  await checkAndBuild(fingerprint(), '--anew');
  serveBuilt();
}

/** Lets the next start serve this build, and not the one that was published before. Tests name their site. */
function serveBuilt() {
  if (!process.env.SITE_DIR) forgetPublished();
}

/** Whether the site that was published at the desk is up to date, or its content only waits to be put into its folder. */
function isPublished(stamp) {
  const published = process.env.SITE_DIR ? null : readPublished();
  return published !== null && (published.stamp === stamp || !published.isRecorded);
}

/** Whether the built site exists and belongs to this fingerprint of the sources. */
export function isSiteBuilt(stamp) {
  return existsSync(join(SITE, 'client', 'index.html')) && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === stamp;
}

async function checkAndBuild(...args) {
  exitOnFailure(await run(getPinnedNode(), [CONTENT_CHECK]));
  exitOnFailure(await run(getPinnedNode(), ['scripts/build-site.mjs', ...args]));
}

/** Hashes what the build reads, by paths within the project, so that a folder that moves keeps its site. */
export function fingerprint() {
  const hash = createHash('sha256');
  addToHash(hash, 'content', new Set(), findContentDir(process.env));
  addSourcesToHash(hash);
  return hash.digest('hex');
}

/** Hashes what the build reads beside the content, and the Node that it runs on. */
export function fingerprintSources() {
  const hash = createHash('sha256').update(process.version);
  addSourcesToHash(hash);
  return hash.digest('hex');
}

/** Hashes the files of the project that the build reads: its version, whatever the settings are. */
export function fingerprintVersion() {
  const hash = createHash('sha256');
  addFilesToHash(hash);
  return hash.digest('hex');
}

/** Hashes the content without some of its folders, each named from its root: `hi`. */
export function fingerprintContent(without) {
  const hash = createHash('sha256');
  const folder = findContentDir(process.env);
  for (const name of readdirSync(folder).sort()) {
    if (!without.includes(name)) addToHash(hash, name, new Set(), join(folder, name));
  }
  return hash.digest('hex');
}

function addFilesToHash(hash) {
  const folders = new Set();
  for (const source of SOURCES) addToHash(hash, source, folders);
}

function addSourcesToHash(hash) {
  addFilesToHash(hash);
  for (const name of Object.keys(process.env).sort()) {
    if (name.startsWith('PUBLIC_')) hash.update(`${name}=${process.env[name]}\0`);
  }
}

/** Adds a file or folder by its name within the project; `folders` are those that were added, by which links that lead in a circle end. */
function addToHash(hash, source, folders, path = join(ROOT, source)) {
  if (NOT_SOURCES.test(source)) return;
  hash.update(`${source}\0`);
  try {
    if (!statSync(path).isDirectory()) return hash.update(readFileSync(path));
    const folder = realpathSync(path);
    if (folders.has(folder)) return;
    folders.add(folder);
    for (const name of readdirSync(path).sort()) {
      addToHash(hash, `${source}/${name}`, folders, join(path, name));
    }
  } catch (error) {
    // A file that cannot be read, or a link that leads nowhere, is for the check of the content and the build to tell.
    hash.update(error.code);
  }
}
