import { installPackages, isOnPath } from './debian.mjs';
import { announce, exitOnFailure, run } from './run.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome'];

/** A browser for the tests: the system's, else Debian's package when root, else Playwright's own download. */
export async function ensureChromium() {
  if (NAMES.some(isOnPath) || (await installPackages(['chromium']))) return;
  announce("Installing Playwright's Chromium (once) …");
  exitOnFailure(await run('playwright', ['install', 'chromium']));
}
