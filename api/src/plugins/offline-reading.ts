/** The worker that keeps pages in visitors' browsers, and the one that removes it and everything that it has kept. */
const WORKER = 'sw.js';
const CLEARING_WORKER = 'sw-off.js';

/** Whether a file is a worker. Browsers have to ask for a worker each time, so that a new one replaces it at once. */
export const isWorker = (name: string): boolean => name === WORKER || name === CLEARING_WORKER;

/** The policy of a worker: it may send requests only to this site. */
export const WORKER_POLICY = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'";

/**
 * Serves the clearing worker under the name of the other. Browsers that have a worker ask for it when a page is opened.
 */
export function switchOfflineReadingOff<File>(files: Map<string, File>): void {
  const clearing = files.get(`/${CLEARING_WORKER}`);
  if (clearing) files.set(`/${WORKER}`, clearing);
}
