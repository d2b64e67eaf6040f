// `npm run test:pages`: what everyone must see, reach and read (barriers, focus rings, contrast, targets, room for large
// letters), on every page and at every width. `npm test` takes some of them. The tests are known by their titles.
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
