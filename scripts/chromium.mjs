import { spawnSync } from 'node:child_process';
import { announce, exitOnFailure, run } from './run.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome'];

/** A browser for the tests: the system's, else Debian's package when root, else Playwright's own download. */
export async function ensureChromium() {
  if (NAMES.some(isOnPath)) return;
  if (process.getuid?.() === 0 && isOnPath('apt-get')) {
    announce('Installing Chromium from the distribution (once) …');
    const updated = await run('apt-get', ['update', '-qq'], { isQuiet: true });
    const isInstalled =
      updated === 0 &&
      (await run('apt-get', ['install', '-y', '-qq', 'chromium'], {
        isQuiet: true,
        env: { DEBIAN_FRONTEND: 'noninteractive' },
      })) === 0;
    if (isInstalled) return;
  }
  announce("Installing Playwright's Chromium (once) …");
  exitOnFailure(await run('playwright', ['install', 'chromium']));
}

function isOnPath(name) {
  return spawnSync('/bin/sh', ['-c', `command -v ${name}`]).status === 0;
}
