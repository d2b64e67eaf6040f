// `npm run test:languages`: what everybody must see, reach and read on every page in every language, and the booking,
// mails and search in other languages than English. `npm run test:long` takes some of the pages.
import { ensureChromium } from './chromium.mjs';
import { ensureInstalled } from './install.mjs';
import './own-content.mjs';
import { run } from './run.mjs';
import { ensureSiteBuilt } from './site.mjs';

await ensureInstalled();
await ensureChromium();
await ensureSiteBuilt();
process.exit(
  await run('playwright', ['test', 'e2e/languages.spec.ts', ...process.argv.slice(2)], {
    env: { TEST_LANGUAGES: 'all' },
  }),
);
