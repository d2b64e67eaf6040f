// `npm run test:pages`: the tests whose titles begin so, on every page and at every width; `npm test` takes some.
// They measure focus rings, contrast, targets and room for large letters.
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
