// `npm run test:browsers`: the ways that matter most in Firefox and WebKit, and where they put things beside Chromium.
// With `-- --project=firefox` it runs one of them.
import { ensureChromium } from './chromium.mjs';
import { ensureEngines } from './engines.mjs';
import { ensureInstalled } from './install.mjs';
import './own-content.mjs';
import { run } from './run.mjs';
import { ensureSiteBuilt } from './site.mjs';

const CONFIG = 'e2e/browsers/playwright.config.ts';

await ensureInstalled();
await ensureChromium();
const engines = await ensureEngines();
if (engines.length === 0) process.exit(1);
await ensureSiteBuilt();
const args = process.argv.slice(2);
const projects = args.some((arg) => arg.startsWith('--project')) ? [] : engines.map((name) => `--project=${name}`);
process.exit(await run('playwright', ['test', '--config', CONFIG, ...projects, ...args]));
