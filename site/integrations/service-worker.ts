import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BUILD_TARGET } from '@clinic/ui/build/oldest-browsers.ts';
import { build } from 'vite';
import { SEARCH_FILE_PATH } from '../src/lib/browser/search/search-names.ts';
import { listBuiltFiles } from './built-files.ts';

/** The worker that keeps pages, and the one that replaces it when keeping pages is turned off. */
const WORKERS = ['sw', 'sw-off'];

/**
 * Bundles each worker into one file at the root of the built site. The first holds a fingerprint of all pages, so these are
 * finished before.
 */
export async function buildServiceWorkers(folder: string): Promise<void> {
  const constants = { BUILD: await fingerprintPages(folder), OFFLINE_PAGES: await listOfflinePages(folder) };
  for (const name of WORKERS) await bundleWorker(name, folder, constants);
}

/**
 * Returns a fingerprint of the whole site. The pages and what the search finds are enough, because the pages name all other
 * files by a content hash.
 */
export async function fingerprintPages(folder: string): Promise<string> {
  const hash = createHash('sha256');
  for (const path of await listBuiltFiles(folder, ['.html', basename(SEARCH_FILE_PATH)])) {
    hash.update(`${relative(folder, path)}\0`).update(await readFile(path));
  }
  return hash.digest('hex').slice(0, 12);
}

/** The paths of the pages for a lost connection, one for each language. */
async function listOfflinePages(folder: string): Promise<string[]> {
  const files = await listBuiltFiles(folder, ['offline.html']);
  return files.map(
    (file) =>
      `/${relative(folder, file)
        .replaceAll('\\', '/')
        .replace(/\.html$/, '')}`,
  );
}

async function bundleWorker(name: string, outDir: string, constants: Record<string, unknown>): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: Object.fromEntries(Object.entries(constants).map(([key, value]) => [key, JSON.stringify(value)])),
    build: {
      target: BUILD_TARGET,
      outDir,
      emptyOutDir: false,
      rolldownOptions: {
        input: fileURLToPath(new URL(`../src/service-worker/${name}.ts`, import.meta.url)),
        output: { format: 'iife', entryFileNames: `${name}.js` },
      },
    },
  });
}
