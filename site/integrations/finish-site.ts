import { readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ENGLISH } from '@clinic/contract/languages.ts';
import { joinLanguage } from './join-languages.ts';
import { removeOldResults } from './kept-results.ts';
import { precompress } from './precompress.ts';
import { buildServiceWorkers } from './service-worker.ts';

/**
 * Joins the languages that were built, each in a folder of `drafts`, into the folder `site`, and adds what needs the pages
 * of all: the service worker and the compressed forms. `drafts` is gone after that.
 */
export async function finishSite(drafts: string, site: string): Promise<void> {
  for (const part of ['client', 'server']) await rename(join(drafts, ENGLISH, part), join(site, part));
  const others = (await readdir(drafts)).filter((name) => name !== ENGLISH);
  for (const language of others) await joinLanguage(join(drafts, language), site, language);
  await rm(drafts, { recursive: true });
  await buildServiceWorkers(join(site, 'client'));
  await precompress(join(site, 'client'));
  await removeOldResults();
}
