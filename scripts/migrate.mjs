// `npm run migrate`: brings the database up to date, and starts nothing.
import { ensureInstalled } from './install.mjs';
import { getPinnedNode } from './pinned-node.mjs';
import { run } from './run.mjs';

await ensureInstalled();
process.exit(await run(getPinnedNode(), ['api/src/upgrade/migrate.ts']));
