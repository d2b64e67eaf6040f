/** The worker that keeps pages in visitors' browsers, and the one that removes it and all that it has kept. */
const WORKER = 'sw.js';
const CLEARING_WORKER = 'sw-off.js';

/** Browsers are to ask for a worker anew each time, so that a new one replaces it at once. */
export const isWorker = (name: string): boolean => name === WORKER || name === CLEARING_WORKER;

/** A worker has a policy of its own: it asks this site alone. */
export const WORKER_POLICY = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'";

/** Lets the worker that clears up answer for the other. Browsers that have one ask for it when a page is opened. */
export function switchOfflineReadingOff<File>(files: Map<string, File>): void {
  const clearing = files.get(`/${CLEARING_WORKER}`);
  if (clearing) files.set(`/${WORKER}`, clearing);
}
