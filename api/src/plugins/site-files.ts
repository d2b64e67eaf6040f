import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { basename, extname, join, sep } from 'node:path';
import { ENCODING_SUFFIXES, type Encoding } from './accepted-encodings.ts';
import { isWorker, switchOfflineReadingOff, WORKER_POLICY } from './offline-reading.ts';
import { readNoticeLanguage } from './page-notices.ts';
import { readPagePolicy } from './page-policy.ts';
import { HTTPS_HEADERS, SITE_HEADERS } from './security-headers.ts';

type Headers = Readonly<Record<string, string>>;

/** One stored form of a file, ready to send. */
export type SiteBody = { etag: string; bytes: Buffer; headers: Headers; httpsHeaders: Headers };

export type SiteFile = {
  bodies: ReadonlyMap<Encoding, SiteBody>;
  /** The language of a page in which the clinic's notices are shown: `en`. */
  language?: string | undefined;
};

export type Site = {
  /** By percent-encoded path: `/`, `/services/piles-treatment`, `/_astro/base.css`. */
  files: ReadonlyMap<string, SiteFile>;
  /** Other spellings of a page's path, in small letters -> its path: `/about.html` -> `/about`. */
  aliases: ReadonlyMap<string, string>;
  /** The page for unknown paths, by folder: `/blogs/` -> its file. */
  notFoundPages: ReadonlyMap<string, SiteFile>;
};

const CONTENT_TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.ico': 'image/x-icon',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
  '.pdf': 'application/pdf',
  '.mp4': 'video/mp4',
};

/** The files of the search, one for each language. They must not be older than the pages. */
const SEARCH_FILE = 'search.json';

/** A drawing that is opened by itself runs and loads nothing. */
const DRAWING_POLICY = "default-src 'none'; sandbox; frame-ancestors 'none'";

const ENCODED_SUFFIX_PATTERN = /\.(br|gz)$/;

/** Reads the whole built site into memory; `null` when the folder holds no home page. */
export async function loadSite(siteDir: string, offlineReading = true): Promise<Site | null> {
  if (!existsSync(join(siteDir, 'index.html'))) return null;
  const contents = await readFiles(siteDir);
  const files = new Map<string, SiteFile>();
  const aliases = new Map<string, string>();
  const notFoundPages = new Map<string, SiteFile>();

  for (const [name, bytes] of contents) {
    if (isCompressedForm(name, contents)) continue;
    const file = createSiteFile(name, bytes, contents);
    const path = encodeURI(`/${name}`);
    if (extname(name) !== '.html') {
      files.set(path, file);
      continue;
    }
    if (/\/404\.html$/.test(path)) {
      notFoundPages.set(path.slice(0, -'404.html'.length), file);
      continue;
    }
    const plainPath = path.slice(0, -'.html'.length);
    const cleanPath = plainPath.replace(/\/index$/, '') || '/';
    files.set(cleanPath, file);
    for (const spelling of [cleanPath, path, plainPath, `${cleanPath}/`]) {
      if (spelling !== '/' && spelling !== '//') aliases.set(spelling.toLowerCase(), cleanPath);
    }
  }
  if (!offlineReading) switchOfflineReadingOff(files);
  return { files, aliases, notFoundPages };
}

/**
 * Reads a folder of files without pages into memory, by their percent-encoded paths. `isWanted` is asked for each path; the
 * compressed forms of a file come with it.
 */
export async function loadFiles(dir: string, isWanted?: (path: string) => boolean): Promise<Map<string, SiteFile>> {
  const contents = await readFiles(dir, (name) => !isWanted || isWanted(encodeURI(`/${plainName(name)}`)));
  const files = [...contents].filter(([name]) => !isCompressedForm(name, contents));
  return new Map(files.map(([name, bytes]) => [encodeURI(`/${name}`), createSiteFile(name, bytes, contents)]));
}

/** `x.br` beside `x` is its compressed form; without `x` it is a file of its own. */
function isCompressedForm(name: string, contents: ReadonlyMap<string, Buffer>): boolean {
  return ENCODED_SUFFIX_PATTERN.test(name) && contents.has(plainName(name));
}

const plainName = (name: string) => name.replace(ENCODED_SUFFIX_PATTERN, '');

/** The files' contents by their names relative to the folder, with '/' on every system. */
async function readFiles(siteDir: string, isWanted = (_name: string) => true): Promise<Map<string, Buffer>> {
  const names = await readdir(siteDir, { recursive: true, withFileTypes: true });
  const contents = new Map<string, Buffer>();
  for (const entry of names) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const name = path.slice(join(siteDir, sep).length).replaceAll(sep, '/');
    if (isWanted(name)) contents.set(name, await readFile(path));
  }
  return contents;
}

/** Prepares a file of the site. `contents` holds its compressed forms, if any. */
export function createSiteFile(name: string, bytes: Buffer, contents: ReadonlyMap<string, Buffer>): SiteFile {
  const html = extname(name) === '.html' ? bytes.toString('utf8') : null;
  const shared: Record<string, string> = {
    ...SITE_HEADERS,
    'content-type': CONTENT_TYPES[extname(name)] ?? 'application/octet-stream',
    'cache-control': getCacheControl(name),
    ...(isWorker(name) && { 'content-security-policy': WORKER_POLICY }),
    ...(extname(name) === '.svg' && { 'content-security-policy': DRAWING_POLICY }),
    ...(html !== null && { 'content-security-policy': readPagePolicy(html) }),
  };
  const bodies = new Map<Encoding, SiteBody>([['identity', createBody(bytes, shared)]]);
  for (const [encoding, suffix] of ENCODING_SUFFIXES) {
    const compressed = contents.get(name + suffix);
    if (!compressed) continue;
    shared.vary = 'accept-encoding';
    bodies.set(encoding, createBody(compressed, { ...shared, 'content-encoding': encoding }));
  }
  // The plain form needs the `vary` header too when there is a compressed form.
  if (shared.vary) bodies.set('identity', createBody(bytes, shared));
  return { bodies, ...(html !== null && { language: readNoticeLanguage(html) }) };
}

/** The tag is a hash of the bytes sent, so that each encoding has its own strong tag (RFC 9110, 8.8.3.3). */
export function createBody(bytes: Buffer, shared: Headers): SiteBody {
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
  const headers = toOneByteTexts({ ...shared, etag, 'content-length': String(bytes.length) });
  return { etag, bytes, headers, httpsHeaders: { ...headers, ...HTTPS_HEADERS } };
}

/**
 * Copies texts so that they take one byte per character. A policy cut out of a page with non-Latin letters takes two,
 * and one such header doubles the time to write the head of each answer.
 */
function toOneByteTexts(headers: Headers): Headers {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, Buffer.from(value, 'latin1').toString('latin1')]),
  );
}

function getCacheControl(name: string): string {
  // Astro puts a hash of the content into these names.
  if (name.startsWith('_astro/')) return 'public, max-age=31536000, immutable';
  const isFresh = extname(name) === '.html' || basename(name) === SEARCH_FILE || isWorker(name);
  return isFresh ? 'no-cache' : 'public, max-age=3600';
}
