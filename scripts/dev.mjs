// `npm run dev`: serves the site with hot reload at http://localhost:4321, and the API, restarted on every change.
import { join } from 'node:path';
import { findContentDir } from '../contract/src/content-dir.mjs';
import { ensureInstalled } from './install.mjs';
import { getPinnedNode } from './pinned-node.mjs';
import { announce, exitOnFailure, ROOT, run, runUntilStopped, stop } from './run.mjs';
import { CONTENT_CHECK } from './site.mjs';

/** The API's port. Astro's development server proxies requests for the API to it (site/astro.config.ts). */
const API_PORT = '4322';
const SITE = 'http://localhost:4321';
const CONTENT_DIR = findContentDir(process.env);

await ensureInstalled();
exitOnFailure(await run(getPinnedNode(), [CONTENT_CHECK]));
announce('Starting the site at http://localhost:4321 and the API behind it …');
const desk = ['desk/build.ts', 'site/dist/desk'];
if (process.env.DESK_PORT) {
  exitOnFailure(await run(getPinnedNode(), desk));
  runUntilStopped(getPinnedNode(), ['--watch', '--watch-path=desk/src', '--watch-path=ui/src', ...desk]);
}
const api = runUntilStopped(
  getPinnedNode(),
  [
    '--watch',
    '--watch-path=api/src',
    '--watch-path=contract/src',
    '--watch-path=mails/src',
    `--watch-path=${CONTENT_DIR}`,
    ...(process.env.DESK_PORT ? ['--watch-path=site/dist/desk/assets.json'] : []),
    'scripts/dev-api.mjs',
  ],
  {
    // Starts the API only, because pages come from Astro.
    env: {
      PORT: API_PORT,
      PUBLIC_API_BASE: `http://localhost:${API_PORT}`,
      ALLOWED_ORIGINS: SITE,
      DEV_SITE: SITE,
      DEV_MAILS: join(ROOT, '.cache', 'mails'),
    },
  },
);
const site = runUntilStopped(getPinnedNode(), ['../node_modules/astro/bin/astro.mjs', 'dev', '--port', '4321'], {
  cwd: new URL('../site', import.meta.url),
  env: { DEV_API: `http://localhost:${API_PORT}` },
});
// Checks the content on every change, because Astro's own messages do not say how to fix it.
runUntilStopped(getPinnedNode(), ['--watch', '--watch-preserve-output', `--watch-path=${CONTENT_DIR}`, CONTENT_CHECK]);
stop(await Promise.race([api, site]));
