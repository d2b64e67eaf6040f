// `npm run move-database -- TARGET`: moves all bookings to a database of the other engine; the server says meanwhile that
// it is back in a minute.
import { ensureInstalled } from './install.mjs';
import { getPinnedNode } from './pinned-node.mjs';
import { run } from './run.mjs';

await ensureInstalled();
process.exit(await run(getPinnedNode(), ['api/src/move-database/command.ts', ...process.argv.slice(2)]));
