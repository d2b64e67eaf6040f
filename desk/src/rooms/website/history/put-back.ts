import { lstat, mkdir, rm, rmdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type ContentTree, listContentTree } from './content-tree.ts';
import { writeWholeFile } from './whole-files.ts';

/** The name of a file until it is whole: hidden, so that nothing takes it for content. */
const UNFINISHED = '.restoring';

/** Makes a folder hold these files: writes those that differ, then removes the others. */
export async function putBack(
  folder: string,
  files: ContentTree,
  read: (id: string) => Promise<Uint8Array>,
): Promise<void> {
  await mkdir(folder, { recursive: true });
  await rm(join(folder, UNFINISHED), { force: true });
  const present = await listContentTree(folder);
  for (const [path, id] of files) {
    if (present.get(path) === id) continue;
    await clearWay(folder, path);
    await writeWholeFile(join(folder, path), await read(id), join(folder, UNFINISHED));
  }
  for (const path of present.keys()) {
    const found = files.has(path) ? null : await lstat(join(folder, path)).catch(() => null);
    // A folder of the same name has come in the place of a file above.
    if (!found?.isFile()) continue;
    await rm(join(folder, path));
    await removeEmptyFolders(folder, dirname(path));
  }
}

/** Makes the folders of a path, in place of files and of symbolic links, through which a file would land elsewhere. */
async function clearWay(folder: string, path: string): Promise<void> {
  const names = path.split('/');
  for (const [index] of names.entries()) {
    const place = join(folder, ...names.slice(0, index + 1));
    const isLast = index === names.length - 1;
    const found = await lstat(place).catch(() => null);
    const fits = isLast ? found?.isFile() : found?.isDirectory();
    if (found && !fits) await rm(place, { recursive: true });
    if (!isLast && !fits) await mkdir(place);
  }
}

async function removeEmptyFolders(folder: string, path: string): Promise<void> {
  if (path === '.') return;
  const isRemoved = await rmdir(join(folder, path)).then(
    () => true,
    () => false,
  );
  if (isRemoved) await removeEmptyFolders(folder, dirname(path));
}
