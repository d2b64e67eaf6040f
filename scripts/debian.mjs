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

/**
 * Ends this process with a line of words when a program is missing, each named with its package of Debian, or when it does not
 * run as root.
 */
export function requireProgramsAndRoot(programs) {
  const missing = Object.keys(programs).filter((name) => !isOnPath(name));
  if (missing.length > 0) {
    const packages = missing.map((name) => programs[name]).join(' ');
    announce(
      `This needs ${missing.join(', ')}. On Debian, as root: apt-get install -y --no-install-recommends ${packages}`,
    );
  } else if (process.getuid?.() !== 0) {
    announce(
      `This runs as root, in networks or containers of its own: sudo npm run ${process.env.npm_lifecycle_event}`,
    );
  } else return;
  process.exit(1);
}

/** Runs a command in networks, mounts and processes of its own: whatever it starts ends with it. Resolves to its status. */
export function runAlone(command, options) {
  const alone = ['--net', '--mount', '--pid', '--fork', '--kill-child', '--mount-proc'];
  return run('unshare', [...alone, ...command], options);
}
