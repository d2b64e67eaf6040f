// `npm run restore -- file`: puts a backup in the place of the bookings; the server must be stopped.
import { ensureInstalled } from './install.mjs';
import { getPinnedNode, run } from './run.mjs';

await ensureInstalled();
process.exit(await run(getPinnedNode(), ['api/src/backup/restore.ts', ...process.argv.slice(2)]));
