import { installPackages, isOnPath } from './debian.mjs';
import { announce, exitOnFailure, run } from './run.mjs';

const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'];

/** The shell first: it draws a page with half the processor time of the whole browser. Older Debians lack it. */
const PACKAGES = ['chromium-headless-shell', 'chromium'];

/** A browser for the tests: the system's, else Debian's package when root, else Playwright's own download. */
export async function ensureChromium() {
  if (NAMES.some(isOnPath)) return;
  for (const name of PACKAGES) if (await installPackages([name])) return;
  announce("Installing Playwright's Chromium (once) …");
  exitOnFailure(await run('playwright', ['install', 'chromium']));
}
