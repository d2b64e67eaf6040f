import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { getErrorCode } from './startup-error.ts';

/**
 * Makes a folder and its missing parents, for this user alone. Node's own recursive mkdir hangs below /proc, where
 * creating a folder fails although its parent exists.
 */
export function createPrivateFolder(path: string): void {
  if (existsSync(path)) return;
  createPrivateFolder(dirname(path));
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    // Another process that starts at the same moment has made it.
    if (getErrorCode(error) !== 'EEXIST') throw error;
  }
}
