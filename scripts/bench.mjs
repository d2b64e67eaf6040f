// `npm run bench [-- bookings | pages | visitors | search | scaling | growth | soak]`: figures measured beside others of the same
// run; it fails when an aim is missed. Search, scaling, growth (half an hour of builds) and the soak (ten minutes) run only
// when they are named.
import { isOnPath } from './debian.mjs';
import { ensureInstalled } from './install.mjs';
import { announce, getPinnedNode, run } from './run.mjs';
import { ensureSiteBuilt } from './site.mjs';

const USUAL = ['bookings', 'pages', 'visitors'];
const BENCHES = [...USUAL, 'search', 'scaling', 'growth', 'soak'];
const NEED_WRK = ['bookings', 'pages', 'scaling'];
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !BENCHES.includes(name));
if (unknown.length > 0) {
  process.stderr.write(`No such benchmark: ${unknown.join(', ')}. There are: ${BENCHES.join(', ')}.\n`);
  process.exit(2);
}

await ensureInstalled();
await ensureSiteBuilt();
const hasWrk = isOnPath('wrk');
let failed = 0;
for (const name of wanted.length > 0 ? wanted : USUAL) {
  if (NEED_WRK.includes(name) && !hasWrk) announce(`NOT MEASURED: ${name} (apt install wrk)`);
  else failed += await run(getPinnedNode(), [`bench/${name}.ts`]);
}
announce(failed === 0 ? 'Every aim that was measured is reached.' : 'An aim is missed, or a benchmark has failed.');
process.exit(failed === 0 ? 0 : 1);
