// `npm run backup [-- --rotate | file or folder]`: keeps the bookings, also while the server runs.
import { ensureInstalled } from './install.mjs';
import { getPinnedNode } from './pinned-node.mjs';
import { run } from './run.mjs';

await ensureInstalled();
process.exit(await run(getPinnedNode(), ['api/src/backup/backup.ts', ...process.argv.slice(2)]));
