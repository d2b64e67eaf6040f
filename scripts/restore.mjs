// `npm run restore -- file [--drill] [--identity key.txt]`: puts a backup back; the server must be stopped.
import { ensureInstalled } from './install.mjs';
import { getPinnedNode } from './pinned-node.mjs';
import { run } from './run.mjs';

await ensureInstalled();
process.exit(await run(getPinnedNode(), ['api/src/backup/restore.ts', ...process.argv.slice(2)]));
