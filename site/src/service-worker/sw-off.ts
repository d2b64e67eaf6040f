/// <reference lib="webworker" />
// Replaces `sw.ts` when keeping pages is turned off: removes the caches, and then itself.

import { findOurCaches } from './cache-names.ts';

declare const self: ServiceWorkerGlobalScope;

/** The database in which Workbox stores the ages of kept files. */
const AGES_DATABASE = 'workbox-expiration';

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(removeEverything()));

async function removeEverything(): Promise<void> {
  const names = findOurCaches(await caches.keys());
  await Promise.all(names.map((name) => caches.delete(name)));
  indexedDB.deleteDatabase(AGES_DATABASE);
  await self.registration.unregister();
}
