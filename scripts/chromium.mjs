import { installPackages, isOnPath } from './debian.mjs';
import { announce, exitOnFailure, run } from './run.mjs';

/** Chromium without windows, which takes half the processor time. */
const SHELL = 'chromium-headless-shell';
const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome'];

/**
 * Finds or installs a browser for the tests, in this order: the shell, from Debian's package if root; the system's
 * browser, from Debian's package if root; Playwright's own download. Older versions of Debian lack the shell.
 */
export async function ensureChromium() {
  if (isOnPath(SHELL) || (await installPackages([SHELL]))) return;
  if (BROWSERS.some(isOnPath) || (await installPackages(['chromium']))) return;
  announce("Installing Playwright's Chromium (once) …");
  exitOnFailure(await run('playwright', ['install', 'chromium']));
}
