import type { WorkboxPlugin } from 'workbox-core';
import { toPageKey } from './kept-addresses.ts';

/**
 * Looks for the kept copy when a page has failed. Firefox reports a failed navigation preload as a response of the type
 * 'error', for which Workbox's strategies do not look for a copy themselves.
 */
export function createKeptInstead(cacheName: string, storage: Pick<CacheStorage, 'match'>): WorkboxPlugin {
  return { handlerDidError: async ({ request }) => storage.match(toPageKey(request.url), { cacheName }) };
}
