import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Lists the paths of the built files that have one of these endings, for example `.html`. */
export async function listBuiltFiles(folder: string, endings: readonly string[]): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && endings.some((ending) => entry.name.endsWith(ending)))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
