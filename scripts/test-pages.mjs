// `npm run test:pages`: focus rings, contrast and room for large letters, measured on every page; `npm test` takes some.
import { ensureChromium } from './chromium.mjs';
import { ensureInstalled } from './install.mjs';
import { run } from './run.mjs';
import { ensureSiteBuilt } from './site.mjs';

const SPECS = ['focus', 'contrast', 'every-page', 'seen-states'].map((name) => `e2e/${name}.spec.ts`);

await ensureInstalled();
await ensureChromium();
await ensureSiteBuilt();
process.exit(await run('playwright', ['test', ...SPECS, ...process.argv.slice(2)], { env: { TEST_PAGES: 'all' } }));
