import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Paths of the built files with one of these endings, for example `.html`. */
export async function listBuiltFiles(folder: string, endings: readonly string[]): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && endings.some((ending) => entry.name.endsWith(ending)))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/** Puts what `rewrite` makes of each built page in its place, one page after the other. Resolves to how many there are. */
export async function rewritePages(folder: URL, rewrite: (html: string) => string | Promise<string>): Promise<number> {
  const pages = await listBuiltFiles(fileURLToPath(folder), ['.html']);
  for (const page of pages) await writeFile(page, await rewrite(await readFile(page, 'utf8')));
  return pages.length;
}
