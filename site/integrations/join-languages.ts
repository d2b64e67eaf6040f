import { cp, mkdir, readdir, rename } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { LANGUAGE_DRAFTS } from '../settings.ts';
import { listBuiltFiles } from './built-files.ts';

/** The files that each language has for itself. Others, such as icons, are the same in all languages. */
const OWN_FILES = ['.html', 'rss.xml', '.jpg'];

/** The folder of the files with a hash of their content in their names, which all languages share. */
const HASHED_FOLDER = '_astro';

/**
 * Joins the languages that were built before with this build of English. Their pages, feeds and pictures for shared
 * links go below `/hi`, their hashed files among the English ones, and the part that renders pages to `server/hi`.
 */
export function joinLanguages(): AstroIntegration {
  return {
    name: 'join-languages',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const client = fileURLToPath(dir);
        for (const language of await listFolders(LANGUAGE_DRAFTS)) {
          const draft = join(LANGUAGE_DRAFTS, language);
          await cp(join(draft, 'client', HASHED_FOLDER), join(client, HASHED_FOLDER), { recursive: true });
          await moveOwnFiles(join(draft, 'client'), join(client, language));
          await rename(join(draft, 'server'), join(client, '../server', language));
        }
      },
    },
  };
}

async function moveOwnFiles(from: string, to: string): Promise<void> {
  for (const file of await listBuiltFiles(from, OWN_FILES)) {
    const path = relative(from, file);
    if (path.startsWith(HASHED_FOLDER)) continue;
    await mkdir(dirname(join(to, path)), { recursive: true });
    await rename(file, join(to, path));
  }
}

/** The names of the folders in a folder; empty when it is missing. */
async function listFolders(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
}
