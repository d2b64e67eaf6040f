import { spawnSync } from 'node:child_process';
import { announce, run } from './run.mjs';

export function isOnPath(name) {
  return spawnSync('/bin/sh', ['-c', `command -v ${name}`]).status === 0;
}

/** Installs packages as root on Debian and its relatives. Resolves to false when that is not possible or fails. */
export async function installPackages(names) {
  if (process.getuid?.() !== 0 || !isOnPath('apt-get')) return false;
  announce(`Installing from the distribution, as root (once): ${names.join(', ')} …`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const updated = await run('apt-get', ['update', '-qq'], { isQuiet: true });
  return updated === 0 && (await run('apt-get', ['install', '-y', '-qq', ...names], { isQuiet: true, env })) === 0;
}
