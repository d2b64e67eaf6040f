// `npm run bench [-- bookings | pages | phone | search | desk | scaling | year | section-heights | lines]`: measures figures
// beside others of the same run, and fails when an aim is missed. Only the first two run when none is named: the others
// take long. `section-heights` has no aim: it measures the sections of all pages and keeps their heights for the next
// build. `lines` counts the lines of the project.
// `phone` measures every page, or only the pages whose paths follow it: `npm run bench -- phone / /book`.
import { ensureChromium } from './chromium.mjs';
import { isOnPath } from './debian.mjs';
import { ensureInstalled } from './install.mjs';
import './own-content.mjs';
import { getPinnedNode } from './pinned-node.mjs';
import { announce, run } from './run.mjs';
import { ensureSiteBuilt } from './site.mjs';

const USUAL = ['bookings', 'pages'];
const IN_BROWSER = ['phone', 'desk', 'section-heights'];
const BENCHES = [...USUAL, ...IN_BROWSER, 'search', 'scaling', 'year', 'lines'];
/** The program that a benchmark needs on the machine. */
const NEEDS = { bookings: 'wrk', pages: 'wrk', scaling: 'wrk', phone: 'openssl' };

const words = process.argv.slice(2);
const paths = words.filter((word) => word.startsWith('/'));
const wanted = words.filter((word) => !paths.includes(word));
const unknown = wanted.filter((name) => !BENCHES.includes(name));
if (unknown.length > 0) {
  process.stderr.write(`No such benchmark: ${unknown.join(', ')}. There are: ${BENCHES.join(', ')}.\n`);
  process.exit(2);
}
if (paths.length > 0 && wanted.join() !== 'phone') {
  process.stderr.write('Paths belong to one benchmark: npm run bench -- phone / /book\n');
  process.exit(2);
}

await ensureInstalled();
if (wanted.join() !== 'lines') await ensureSiteBuilt();
if (wanted.some((name) => IN_BROWSER.includes(name))) await ensureChromium();
let failed = 0;
for (const name of wanted.length > 0 ? wanted : USUAL) {
  const need = NEEDS[name];
  if (need && !isOnPath(need)) announce(`NOT MEASURED: ${name} (apt install ${need})`);
  else failed += await run(getPinnedNode(), [`bench/${name}.ts`, ...paths]);
}
announce(failed === 0 ? 'Every aim that was measured is reached.' : 'An aim is missed, or a benchmark has failed.');
process.exit(failed === 0 ? 0 : 1);
