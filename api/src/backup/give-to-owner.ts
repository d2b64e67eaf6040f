import { lchownSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Gives a file or folder to who owns `folder`, which is the user of the service, when root restores it. */
export function giveToOwner(folder: string, path: string): void {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(folder);
  const inside = statSync(path).isDirectory() ? readdirSync(path, { recursive: true, encoding: 'utf8' }) : [];
  for (const each of [path, ...inside.map((name) => join(path, name))]) lchownSync(each, uid, gid);
}
