/// <reference lib="webworker" />
// Keeps visited pages for reading without a connection (docs/decisions/007). The build bundles this
// file into /sw.js.

import { cacheNames, clientsClaim, setCacheNameDetails, type WorkboxPlugin } from 'workbox-core';
import { CacheExpiration, ExpirationPlugin } from 'workbox-expiration';
import { enable as enableNavigationPreload } from 'workbox-navigation-preload';
import { matchPrecache, precache } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst, NetworkOnly, StaleWhileRevalidate } from 'workbox-strategies';
import { CACHE_PREFIX, findOurCaches } from './cache-names.ts';
import { getKeptKind, type KeptKind, mayKeep, toPageKey } from './kept-addresses.ts';
import { createKeptInstead } from './kept-instead.ts';
import { findHomePage, findOfflinePage } from './offline-pages.ts';

declare const self: ServiceWorkerGlobalScope;

/** A fingerprint of the built site. It makes each build a new worker, with its own caches for what a build changes. */
declare const BUILD: string;

/** The paths of the pages for a lost connection, one for each language of the site: `/offline`, `/mr/offline`. */
declare const OFFLINE_PAGES: readonly string[];

/** How long the network may take before the kept copy of a page or of the search is shown. */
const PAGE_TIMEOUT_SECONDS = 3;

const MAX_PAGES = 50;
const MAX_FILES = 150;

setCacheNameDetails({ prefix: CACHE_PREFIX, suffix: BUILD });

const PAGES_CACHES = `${CACHE_PREFIX}-pages-`;
const PAGES_CACHE = PAGES_CACHES + BUILD;
const SEARCH_CACHE = `${CACHE_PREFIX}-search-${BUILD}`;
const FILES_CACHE = `${CACHE_PREFIX}-files`;

const onlyForEverybody: WorkboxPlugin = {
  cacheWillUpdate: async ({ request, response }) => (mayKeep(request.url, response) ? response : null),
};
const byPageKey: WorkboxPlugin = { cacheKeyWillBeUsed: async ({ request }) => toPageKey(request.url) };
const elseOfflinePage: WorkboxPlugin = {
  handlerDidError: async ({ request }) => matchPrecache(findOfflinePage(new URL(request.url).pathname, OFFLINE_PAGES)),
};
// The network says 304 where a page of `listFormerPages` has not changed.
const stillTheSame: WorkboxPlugin = {
  fetchDidSucceed: async ({ request, response }) =>
    (response.status === 304 && (await caches.match(toPageKey(request.url)))) || response,
};
const keepAtMost = (maxEntries: number) => new ExpirationPlugin({ maxEntries, purgeOnQuotaError: true });

const pages = new NetworkFirst({
  cacheName: PAGES_CACHE,
  networkTimeoutSeconds: PAGE_TIMEOUT_SECONDS,
  plugins: [
    onlyForEverybody,
    byPageKey,
    stillTheSame,
    keepAtMost(MAX_PAGES),
    createKeptInstead(PAGES_CACHE, caches),
    elseOfflinePage,
  ],
});
const files = { cacheName: FILES_CACHE, plugins: [onlyForEverybody, keepAtMost(MAX_FILES)] };

type Asked = { request: Request; url: URL; sameOrigin: boolean };

const isOpened = ({ request }: Asked) => request.mode === 'navigate';
const isKept = (kind: KeptKind) => (asked: Asked) => asked.sameOrigin && getKeptKind(asked.url) === kind;
const isKeptPage = isKept('page');

precache(OFFLINE_PAGES.map((url) => ({ url, revision: BUILD })));
registerRoute((asked) => isOpened(asked) && isKeptPage(asked), pages);
registerRoute(isKept('hashed-file'), new CacheFirst(files));
// Never older than the pages: both come from the network first, and a new build drops its copy.
registerRoute(
  isKept('search'),
  new NetworkFirst({ ...files, cacheName: SEARCH_CACHE, networkTimeoutSeconds: PAGE_TIMEOUT_SECONDS }),
);
registerRoute(isKept('picture'), new StaleWhileRevalidate(files));
// The browser requests a navigation while the worker starts, so that the start costs no time. Without this
// rule, pages that are not kept would be requested twice.
registerRoute(isOpened, new NetworkOnly({ plugins: [elseOfflinePage] }));
enableNavigationPreload();

self.skipWaiting();
clientsClaim();

self.addEventListener('install', (event) => event.waitUntil(keepPages(event)));
self.addEventListener('activate', (event) => event.waitUntil(removeOtherBuilds()));

/**
 * Keeps the pages that were opened before this worker started, the home page in their languages, and what the workers of
 * former builds kept, as far as the network delivers them.
 */
async function keepPages(event: ExtendableEvent): Promise<void> {
  const keep = (request: Request) => pages.handle({ event, request }).catch(() => undefined);
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const homes = windows.map(({ url }) => new URL(findHomePage(new URL(url).pathname, OFFLINE_PAGES), url).href);
  const addresses = [...homes, ...windows.map(({ url }) => url)].map(toPageKey);
  const kept = [...new Set(addresses)].filter((address) => getKeptKind(new URL(address)) === 'page');
  await Promise.all(kept.map((address) => keep(new Request(address))));
  for (const request of await listFormerPages()) if (!kept.includes(request.url)) await keep(request);
}

/** Asks for each page that a former build kept, so that only those that have changed are sent again. */
async function listFormerPages(): Promise<Request[]> {
  const former = (await caches.keys()).filter((name) => name.startsWith(PAGES_CACHES) && name !== PAGES_CACHE);
  const answers = await Promise.all(former.map(async (name) => (await caches.open(name)).matchAll()));
  return answers.flat().flatMap(({ url, headers }) => {
    const etag = headers.get('etag');
    return etag ? [new Request(toPageKey(url), { headers: { 'If-None-Match': etag } })] : [];
  });
}

async function removeOtherBuilds(): Promise<void> {
  const others = findOurCaches(await caches.keys(), [PAGES_CACHE, SEARCH_CACHE, FILES_CACHE, cacheNames.precache]);
  await Promise.all(others.map((name) => caches.delete(name)));
  // Workbox stores the ages of entries in a database. Activation does not wait for it, because pages wait for
  // activation.
  for (const name of others) new CacheExpiration(name, { maxEntries: 1 }).delete().catch(() => undefined);
}
