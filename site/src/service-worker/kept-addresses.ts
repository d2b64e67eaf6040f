import { PORTAL_PATH } from '@clinic/contract/paths.ts';
import { SEARCH_FILE_PATH } from '../lib/browser/search/search-names.ts';

/**
 * The kinds of addresses that are kept. A page and what the search finds are requested again each time, a file with a hash
 * in its name never changes, and a picture may change with the next build.
 */
export type KeptKind = 'page' | 'search' | 'hashed-file' | 'picture';

/** Paths whose answers are about one person or about the service itself. They are never kept. */
const PRIVATE_PATHS = ['/api', PORTAL_PATH, '/appointments', '/answers', '/healthz', '/readyz', '/metrics'];

/** Astro puts a hash of the content into the names of the files in this folder. */
const HASHED_FOLDER = '/_astro/';

const PICTURE_PATTERN = /\.(avif|webp|png|jpe?g|svg|ico)$/;

/** Returns how an address of this site is kept; `null` when it is not kept. */
export function getKeptKind({ pathname }: URL): KeptKind | null {
  if (PRIVATE_PATHS.some((path) => pathname === path || pathname.startsWith(`${path}/`))) return null;
  if (pathname.startsWith(HASHED_FOLDER)) return 'hashed-file';
  if (PICTURE_PATTERN.test(pathname)) return 'picture';
  if (pathname.endsWith(SEARCH_FILE_PATH)) return 'search';
  return /\.[^/]*$/.test(pathname) ? null : 'page';
}

/** Returns the address under which a page is kept and found: without its query, such as a chosen department. */
export function toPageKey(address: string): string {
  const { origin, pathname } = new URL(address);
  return origin + pathname;
}

type Answer = Pick<Response, 'status' | 'redirected' | 'headers'>;

/** Whether an answer may be kept: a complete file at its own address, requested without a query and not private. */
export function mayKeep(address: string, { status, redirected, headers }: Answer): boolean {
  const isPrivate = /no-store|private/.test(headers.get('cache-control') ?? '');
  return status === 200 && !redirected && !isPrivate && new URL(address).search === '';
}
