import { installPackages, isOnPath } from './debian.mjs';
import { announce, exitOnFailure, run } from './run.mjs';

/** The same engine without the windows of a browser: it draws a page with half the processor time. */
const SHELL = 'chromium-headless-shell';
const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome'];

/**
 * A browser for the tests: the shell, as Debian's package when root; else the system's browser; else Playwright's own
 * download. Older Debians lack the shell.
 */
export async function ensureChromium() {
  if (isOnPath(SHELL) || (await installPackages([SHELL]))) return;
  if (BROWSERS.some(isOnPath) || (await installPackages(['chromium']))) return;
  announce("Installing Playwright's Chromium (once) …");
  exitOnFailure(await run('playwright', ['install', 'chromium']));
}
