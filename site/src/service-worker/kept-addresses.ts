import { PORTAL_PATH } from '@clinic/contract/paths.ts';

/**
 * What is kept of an address: a page is asked for anew each time, a file with a hash in its name never changes, and a
 * picture may change with the next build. Nothing else is kept.
 */
export type KeptKind = 'page' | 'hashed-file' | 'picture';

/** Where answers are about one person, or about the service. */
const PRIVATE_PATHS = ['/api', PORTAL_PATH, '/appointments', '/answers', '/healthz', '/readyz', '/metrics'];

/** Astro puts a hash of the content into the names of the files there. */
const HASHED_FOLDER = '/_astro/';

const PICTURE_PATTERN = /\.(avif|webp|png|jpe?g|svg|ico)$/;

/** How an address of this site is kept; `null` when it is not. */
export function getKeptKind({ pathname }: URL): KeptKind | null {
  if (PRIVATE_PATHS.some((path) => pathname === path || pathname.startsWith(`${path}/`))) return null;
  if (pathname.startsWith(HASHED_FOLDER)) return 'hashed-file';
  if (PICTURE_PATTERN.test(pathname)) return 'picture';
  return /\.[^/]*$/.test(pathname) ? null : 'page';
}

/** The address under which a page is kept and looked for: without what may be asked of it, such as a department. */
export function toPageKey(address: string): string {
  const { origin, pathname } = new URL(address);
  return origin + pathname;
}

type Answer = Pick<Response, 'status' | 'redirected' | 'headers'>;

/** Whether an answer may be kept: a whole file at its own address, asked for without a query and meant for everybody. */
export function mayKeep(address: string, { status, redirected, headers }: Answer): boolean {
  const isPrivate = /no-store|private/.test(headers.get('cache-control') ?? '');
  return status === 200 && !redirected && !isPrivate && new URL(address).search === '';
}
