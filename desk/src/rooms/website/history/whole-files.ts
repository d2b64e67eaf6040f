import { randomUUID } from 'node:crypto';
import * as disk from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Writes a file that is there as a whole or not at all, whenever process or machine stop: first at another place of the
 * same disk, from there by a rename.
 */
export async function writeWholeFile(path: string, data: string | Uint8Array, unfinished: string): Promise<void> {
  try {
    await disk.writeFile(unfinished, data, { flush: true });
    await disk.rename(unfinished, path);
  } catch (error) {
    await disk.rm(unfinished, { force: true });
    throw error;
  }
}

/**
 * The disk as isomorphic-git takes it, but with whole files: it takes any object that it finds for a finished one, and
 * would never mend one that broke off. Git itself clears unfinished files of these names away.
 */
export function toWholeFiles(gitDir: string) {
  const writeFile = (path: string, data: string | Uint8Array) =>
    writeWholeFile(path, data, join(gitDir, 'objects', `tmp_obj_${randomUUID()}`));
  return { promises: { ...disk, writeFile } };
}
