import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './run.mjs';

const PARTS = join(ROOT, '.cache', 'parts');

/**
 * Fills `folder` with a part of the site: with a copy of the last one, if that was made from the same inputs, and else by
 * `make`. One of each name is kept. With `BUILD_ANEW` everything is made. The caller holds the lock.
 */
export async function keepPart(name, inputs, folder, make) {
  const parts = join(PARTS, name);
  const key = createHash('sha256').update(JSON.stringify(inputs)).digest('hex');
  const kept = join(parts, key);
  if (existsSync(kept) && !process.env.BUILD_ANEW) return cpSync(kept, folder, { recursive: true });
  mkdirSync(folder, { recursive: true });
  await make();
  rmSync(parts, { recursive: true, force: true });
  // Renamed when it is whole, because a killed build leaves half a copy.
  const unfinished = join(parts, 'unfinished');
  mkdirSync(parts, { recursive: true });
  cpSync(folder, unfinished, { recursive: true });
  renameSync(unfinished, kept);
}
