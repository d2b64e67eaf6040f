import { fileURLToPath } from 'node:url';

/** The folder of the project. */
export const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** With these signs in a folder's path, Vite or Node finds no files, or the system no programs. */
const UNUSABLE_SIGNS = /[#%?*"\\:\n]/g;
/** Windows allows no other of them in a name. */
const UNUSABLE_SIGNS_ON_WINDOWS = /[#%]/g;

/** Tells in one line why the project cannot be built in this folder; `null` when it can. */
export function findFolderFault(folder, platform = process.platform) {
  const signs = platform === 'win32' ? UNUSABLE_SIGNS_ON_WINDOWS : UNUSABLE_SIGNS;
  const [sign] = folder.match(signs) ?? [];
  if (!sign) return null;
  const better = folder.replaceAll(signs, '-').replace(/[/\\]$/, '');
  return `The path of this folder holds ${sign === '\n' ? 'a line break' : sign}, with which the programs of the build cannot find their files. Rename the folder, and run the command again. Example: ${better}`;
}
