// `npm run upgrade [-- v1.1.0]`: brings this installation to the newest release, or to the named one, and back on failure.
import { ensureInstalled } from './install.mjs';
import { getPinnedNode } from './pinned-node.mjs';
import { run } from './run.mjs';

await ensureInstalled();
process.exit(await run(getPinnedNode(), ['api/src/upgrade/command.ts', ...process.argv.slice(2)]));
