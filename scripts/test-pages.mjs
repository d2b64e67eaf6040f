// `npm run test:pages`: runs the tests of what everyone must see, reach and read (barriers, focus rings, contrast,
// targets, room for large letters) on all pages and widths of `e2e/measured-pages.ts`; `npm test` takes some of them.
// The command finds the tests by words in their titles.
import { ensureChromium } from './chromium.mjs';
import { ensureInstalled } from './install.mjs';
import { run } from './run.mjs';
import { ensureSiteBuilt } from './site.mjs';

const TITLES = 'whoever|everyone can';

await ensureInstalled();
await ensureChromium();
await ensureSiteBuilt();
process.exit(
  await run('playwright', ['test', '--grep', TITLES, ...process.argv.slice(2)], { env: { TEST_PAGES: 'all' } }),
);
