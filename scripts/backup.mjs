// `npm run backup [-- file or folder]`: makes a checked copy of the bookings, also while the server runs.
import { ensureInstalled } from './install.mjs';
import { getPinnedNode } from './pinned-node.mjs';
import { run } from './run.mjs';

await ensureInstalled();
process.exit(await run(getPinnedNode(), ['api/src/backup/backup.ts', ...process.argv.slice(2)]));
