// `npm run bench [-- bookings | pages | scaling | soak]`: figures measured beside their floors in one run. Scaling and the
// soak, which takes ten minutes, run only when they are named.
import { ensureInstalled } from './install.mjs';
import { getPinnedNode, run } from './run.mjs';
import { ensureSiteBuilt } from './site.mjs';

const USUAL = ['bookings', 'pages'];
const BENCHES = [...USUAL, 'scaling', 'soak'];
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !BENCHES.includes(name));
if (unknown.length > 0) {
  process.stderr.write(`No such benchmark: ${unknown.join(', ')}. There are: ${BENCHES.join(', ')}.\n`);
  process.exit(2);
}

await ensureInstalled();
await ensureSiteBuilt();
let failed = 0;
for (const name of wanted.length > 0 ? wanted : USUAL) failed += await run(getPinnedNode(), [`bench/${name}.ts`]);
process.exit(failed === 0 ? 0 : 1);
