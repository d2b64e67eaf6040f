import { existsSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { basename, join } from 'node:path';

/** The rest of what an owner's changes leave below `data/`, beside the content itself and its history. */
const BESIDE = ['draft', 'current.json'];
const HISTORY = 'content.git';
const OBJECTS = join(HISTORY, 'objects');

/**
 * Copies the content that lies outside the checkout, its history and the draft into a folder. Resolves to whether it did:
 * not while the content is that of the checkout.
 */
export async function copyOwnContent(
  { contentDir, projectRoot }: { contentDir: string; projectRoot: string },
  folder: string,
): Promise<boolean> {
  if (contentDir === join(projectRoot, 'content')) return false;
  const dataDir = join(projectRoot, 'data');
  await cp(contentDir, join(folder, 'content'), { recursive: true });
  for (const name of BESIDE) {
    if (existsSync(join(dataDir, name))) await cp(join(dataDir, name), join(folder, name), { recursive: true });
  }
  if (existsSync(join(dataDir, HISTORY))) {
    // The branch first: what it names is written before it, so a copy made during a publishing is whole as well.
    const isObject = (path: string) => basename(path) === 'objects';
    await cp(join(dataDir, HISTORY), join(folder, HISTORY), { recursive: true, filter: (path) => !isObject(path) });
    await cp(join(dataDir, OBJECTS), join(folder, OBJECTS), { recursive: true });
  }
  return true;
}
