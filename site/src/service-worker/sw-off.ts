/// <reference lib="webworker" />
// Takes the place of `sw.ts` when nothing is to be kept any more: removes what it kept, and itself.

declare const self: ServiceWorkerGlobalScope;

/** Where Workbox keeps the ages of what is kept. */
const AGES_DATABASE = 'workbox-expiration';

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(removeEverything()));

async function removeEverything(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
  indexedDB.deleteDatabase(AGES_DATABASE);
  await self.registration.unregister();
}

export {};
