// `npm run pictures`: takes the README's pictures anew, of the site as it is built and of a day at the front desk.
import { ensureChromium } from './chromium.mjs';
import { ensureInstalled } from './install.mjs';
import { run } from './run.mjs';
import { ensureSiteBuilt } from './site.mjs';

await ensureInstalled();
await ensureChromium();
await ensureSiteBuilt();
process.exit(await run('playwright', ['test', '--config', 'e2e/pictures/playwright.config.ts']));
