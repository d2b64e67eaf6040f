// `npm start`: installs what is missing, builds what has changed, serves site and API from one process.
import { ensureInstalled } from './install.mjs';
import { announce, exitOnFailure, getPinnedNode, run, runUntilStopped } from './run.mjs';
import { ensureSiteBuilt } from './site.mjs';

await ensureInstalled();
// Wrong variables are reported before the build.
exitOnFailure(await run(getPinnedNode(), ['api/src/run-server.ts', '--check']));
await ensureSiteBuilt();
announce('Starting …');
process.exit(await runUntilStopped(getPinnedNode(), ['api/src/run-server.ts']));
