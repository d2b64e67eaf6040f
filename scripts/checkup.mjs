// `npm run checkup [-- --json]`: asks a running installation all it can, and says what is wrong and what to do.
import { ensureInstalled } from './install.mjs';
import { getPinnedNode } from './pinned-node.mjs';
import { run } from './run.mjs';

await ensureInstalled();
process.exit(await run(getPinnedNode(), ['api/src/checkup/checkup.ts', ...process.argv.slice(2)]));
