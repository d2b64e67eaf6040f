import { ensureInstalled } from './install.mjs';
import { getPinnedNode } from './pinned-node.mjs';
import { run } from './run.mjs';

await ensureInstalled();
process.exit(await run(getPinnedNode(), ['site/src/content-check/write-sample-facts.ts']));
