import { execFileSync } from 'node:child_process';

/**
 * The system's Chromium when there is one; else Playwright's own, which `npm test` installs. The shell is the same
 * engine without the windows of a browser around it, for half the work of the processor.
 */
export function findChromium(): { executablePath?: string } {
  for (const name of ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome']) {
    try {
      return { executablePath: execFileSync('/bin/sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).trim() };
    } catch {}
  }
  return {};
}
