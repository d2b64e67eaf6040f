import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Lists the paths of the built files that have one of these endings, for example `.html`. */
export async function listBuiltFiles(folder: string, endings: readonly string[]): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && endings.some((ending) => entry.name.endsWith(ending)))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/** Replaces each built page by the result of `rewrite`, one page after the other. Resolves to the number of pages. */
export async function rewritePages(folder: URL, rewrite: (html: string) => string | Promise<string>): Promise<number> {
  const pages = await listBuiltFiles(fileURLToPath(folder), ['.html']);
  for (const page of pages) await writeFile(page, await rewrite(await readFile(page, 'utf8')));
  return pages.length;
}
