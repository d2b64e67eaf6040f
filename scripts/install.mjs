import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { announce, exitOnFailure, ROOT, run } from './run.mjs';

const STAMP = join(ROOT, 'node_modules', '.installed');

/** Installs the packages of the lock file, unless they are already installed on this machine. */
export async function ensureInstalled() {
  const lock = readFileSync(join(ROOT, 'package-lock.json'));
  const wanted = `${createHash('sha256').update(lock).digest('hex')} ${process.platform} ${process.arch}`;
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return;

  announce('Installing what the project needs (about half a minute, once) …');
  // The development packages are needed too: the fonts of the build and the tests are among them.
  exitOnFailure(
    await run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], { isQuiet: true }),
  );
  writeFileSync(STAMP, wanted);
}
