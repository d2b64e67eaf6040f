import type { WorkboxPlugin } from 'workbox-core';
import { toPageKey } from './kept-addresses.ts';

/**
 * Looks for the kept copy when a page has failed. Firefox hands a failed navigation preload over as an answer of the
 * type 'error', for which Workbox's strategies take no copy themselves.
 */
export function createKeptInstead(cacheName: string, storage: Pick<CacheStorage, 'match'>): WorkboxPlugin {
  return { handlerDidError: async ({ request }) => storage.match(toPageKey(request.url), { cacheName }) };
}
