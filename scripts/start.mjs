// `npm start`: installs what is missing, builds the site if it has changed, and serves site and API from one process.
import { ensureInstalled } from './install.mjs';
import { getPinnedNode } from './pinned-node.mjs';
import { announce, exitOnFailure, run, runUntilStopped } from './run.mjs';
import { ensureSiteBuilt } from './site.mjs';

await ensureInstalled();
// Reports wrong environment variables before the build.
exitOnFailure(await run(getPinnedNode(), ['api/src/run-server.ts', '--check']));
await ensureSiteBuilt();
announce('Starting …');
process.exit(await runUntilStopped(getPinnedNode(), ['api/src/run-server.ts']));
