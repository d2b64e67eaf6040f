import { cp, mkdir, rename } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { listBuiltFiles } from './built-files.ts';

/** The files that each language has for itself. Others, such as icons, are the same in all languages. */
const OWN_FILES = ['.html', 'rss.xml', 'search.json', '.jpg'];

/** The folder of the files with a hash of their content in their names, which all languages share. */
const HASHED_FOLDER = '_astro';

/**
 * Joins a language that was built into the folder `draft` with English, which lies in `site`. Its pages, feeds and pictures
 * for shared links go below `/hi`, its hashed files among the English ones, and the part that renders pages to `server/hi`.
 */
export async function joinLanguage(draft: string, site: string, language: string): Promise<void> {
  const client = join(site, 'client');
  await cp(join(draft, 'client', HASHED_FOLDER), join(client, HASHED_FOLDER), { recursive: true });
  await moveOwnFiles(join(draft, 'client'), join(client, language));
  await rename(join(draft, 'server'), join(site, 'server', language));
}

async function moveOwnFiles(from: string, to: string): Promise<void> {
  for (const file of await listBuiltFiles(from, OWN_FILES)) {
    const path = relative(from, file);
    if (path.startsWith(HASHED_FOLDER)) continue;
    await mkdir(dirname(join(to, path)), { recursive: true });
    await rename(file, join(to, path));
  }
}
