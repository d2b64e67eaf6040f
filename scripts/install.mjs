import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findNodeFault, hasPinnedNode } from './pinned-node.mjs';
import { findFolderFault } from './project-folder.mjs';
import { announce, exitOnFailure, ROOT, run } from './run.mjs';

const STAMP = join(ROOT, 'node_modules', '.installed');

/**
 * Installs the packages of the lock file, unless they are already installed on this machine. Ends the command with the
 * reason and the remedy where the project cannot run.
 */
export async function ensureInstalled() {
  exitOnFault(findFolderFault(ROOT));
  const lock = readFileSync(join(ROOT, 'package-lock.json'));
  const wanted = `${createHash('sha256').update(lock).digest('hex')} ${process.platform} ${process.arch}`;
  const isInstalled = existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted && hasPinnedNode();
  if (!isInstalled) await install(wanted);
  exitOnFault(findNodeFault());
}

async function install(wanted) {
  announce('Installing what the project needs (about half a minute, once) …');
  // npm's own settings may leave packages out. The fonts of the build and the tests are among the development packages,
  // the pinned Node and the encoder of pictures among the optional ones.
  const included = ['--include=dev', '--include=optional'];
  exitOnFailure(
    await run('npm', ['ci', ...included, '--no-audit', '--no-fund', '--loglevel=error'], { isQuiet: true }),
  );
  if (hasPinnedNode()) writeFileSync(STAMP, wanted);
}

function exitOnFault(fault) {
  if (!fault) return;
  process.stderr.write(`${fault}\n`);
  process.exit(1);
}
