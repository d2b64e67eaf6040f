// `npm run desk -- add|list|show|arrived|fulfilled|noshow|cancel|undo|export …`: the front desk on the command line.
import { ensureInstalled } from './install.mjs';
import { getPinnedNode } from './pinned-node.mjs';
import { run } from './run.mjs';

await ensureInstalled();
const args = ['desk/src/command.ts', ...process.argv.slice(2)];
process.exit(await run(getPinnedNode(), args, { readsInput: true }));
