// `npm run bench [-- bookings | pages | scaling]`: figures measured beside each other in one run.
import { ensureInstalled } from './install.mjs';
import { exitOnFailure, getPinnedNode, run } from './run.mjs';
import { ensureSiteBuilt } from './site.mjs';

const BENCHES = ['bookings', 'pages', 'scaling'];
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !BENCHES.includes(name));
if (unknown.length > 0) {
  process.stderr.write(`No such benchmark: ${unknown.join(', ')}. There are: ${BENCHES.join(', ')}.\n`);
  process.exit(2);
}

await ensureInstalled();
await ensureSiteBuilt();
for (const name of wanted.length > 0 ? wanted : BENCHES)
  exitOnFailure(await run(getPinnedNode(), [`bench/${name}.ts`]));
