import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const FOLDER = join(import.meta.dirname, '../../.cache/results');

/** As much as a few builds make. The results that were not asked for the longest go first. */
const MOST_BYTES = 150_000_000;

/**
 * Returns what `make` makes from these inputs, from an earlier build where it was made before. `inputs` name all that it
 * depends on, also what makes it and the version of that. Builds of several languages may ask at once. `npm run build`
 * sets `BUILD_ANEW`, and then everything is made.
 */
export async function keepResult(
  inputs: readonly (string | Uint8Array)[],
  make: () => Promise<Uint8Array>,
  folder = FOLDER,
): Promise<Uint8Array> {
  const hash = createHash('sha256');
  for (const input of inputs) hash.update(`${input.length}\0`).update(input);
  const file = join(folder, hash.digest('hex'));
  const kept = process.env.BUILD_ANEW ? null : await readFile(file).catch(() => null);
  if (kept) {
    const now = new Date();
    await utimes(file, now, now);
    return kept;
  }
  const made = await make();
  // Renamed, because another build may read it, and a killed one leaves half a file.
  const unfinished = `${file}.${randomUUID()}`;
  await mkdir(folder, { recursive: true });
  await writeFile(unfinished, made);
  await rename(unfinished, file);
  return made;
}

/** Removes the oldest results, so that those of many builds do not fill the disk. */
export async function removeOldResults(folder = FOLDER, mostBytes = MOST_BYTES): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  const files = await Promise.all(
    names.map(async (name) => ({ file: join(folder, name), ...(await stat(join(folder, name))) })),
  );
  let bytes = 0;
  for (const { file, size } of files.sort((one, other) => other.mtimeMs - one.mtimeMs)) {
    bytes += size;
    if (bytes > mostBytes) await rm(file, { force: true });
  }
}
