// `npm run test:pages`: runs the long browser tests, which measure what everyone must see, reach and read (barriers, focus
// rings, contrast, targets, room for large letters) on all pages and in all states.
import { ensureChromium } from './chromium.mjs';
import { ensureInstalled } from './install.mjs';
import { ensureJava } from './java.mjs';
import { LONG_TAG } from './long-tests.mjs';
import { run } from './run.mjs';
import { ensureSiteBuilt } from './site.mjs';

await ensureInstalled();
await ensureChromium();
await ensureJava();
await ensureSiteBuilt();
process.exit(await run('playwright', ['test', '--grep', LONG_TAG, ...process.argv.slice(2)]));
