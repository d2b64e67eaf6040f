import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import git, { type PromiseFsClient, type TreeEntry } from 'isomorphic-git';

const FILE_MODE = '100644';
const FOLDER_MODE = '040000';

/** Files: from the path within their folder, with `/`, to the id that Git gives to their bytes. */
export type ContentTree = ReadonlyMap<string, string>;

/** A history to read from or write to, in the words of isomorphic-git. */
export type Repository = { fs: PromiseFsClient; gitdir: string; cache: object };

/** Whether a path stays within its folder and names nothing hidden. It has `/` on each system. */
export function isContentPath(path: string): boolean {
  return !path.includes('\\') && path.split('/').every((name) => name !== '' && !name.startsWith('.'));
}

/**
 * Lists the files of a folder by their bytes, without hidden ones such as `.DS_Store`. Symbolic links are left out, and not
 * followed.
 *
 * @param onFile is given each file; the next is read when it is done
 */
export async function listContentTree(
  folder: string,
  onFile?: (id: string, bytes: Uint8Array) => Promise<unknown>,
): Promise<ContentTree> {
  const tree = new Map<string, string>();
  const list = async (within: string): Promise<void> => {
    for (const entry of await readdir(join(folder, within), { withFileTypes: true })) {
      const path = within === '' ? entry.name : `${within}/${entry.name}`;
      if (!isContentPath(path)) continue;
      if (entry.isDirectory()) await list(path);
      if (!entry.isFile()) continue;
      const bytes = await readFile(join(folder, path));
      const id = createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
      tree.set(path, id);
      await onFile?.(id, bytes);
    }
  };
  await list('');
  return tree;
}

/** Reads the files of a commit or a tree of a history. */
export async function readContentTree(repository: Repository, oid: string, within = ''): Promise<ContentTree> {
  const { tree } = await git.readTree({ ...repository, oid });
  const files = new Map<string, string>();
  for (const entry of tree) {
    const path = within + entry.path;
    if (!isContentPath(path)) throw new Error(`The history names a file outside of its folder: ${path}`);
    if (entry.type === 'blob') files.set(path, entry.oid);
    if (entry.type !== 'tree') continue;
    for (const [inner, id] of await readContentTree(repository, entry.oid, `${path}/`)) files.set(inner, id);
  }
  return files;
}

/** Writes folders into a history, whose files are there already; returns the id of the topmost. */
export async function writeContentTree(repository: Repository, files: ContentTree): Promise<string> {
  const entries: TreeEntry[] = [];
  const folders = new Map<string, Map<string, string>>();
  for (const [path, oid] of files) {
    const [name = '', ...inner] = path.split('/');
    if (inner.length === 0) entries.push({ mode: FILE_MODE, path: name, oid, type: 'blob' });
    else folders.set(name, (folders.get(name) ?? new Map()).set(inner.join('/'), oid));
  }
  for (const [path, inner] of folders) {
    entries.push({ mode: FOLDER_MODE, path, oid: await writeContentTree(repository, inner), type: 'tree' });
  }
  return git.writeTree({ ...repository, tree: entries });
}
