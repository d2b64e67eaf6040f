// `npm run test:a11y`: axe, IBM's checker, HTML_CodeSniffer, html-validate and the Nu checker read every address and
// every state of `e2e/states` at three widths. `e2e/a11y/false-alarms.ts` lists what they are wrong about.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium } from './chromium.mjs';
import { ensureInstalled } from './install.mjs';
import { ensureJava } from './java.mjs';
import './own-content.mjs';
import { ROOT, run } from './run.mjs';
import { ensureSiteBuilt } from './site.mjs';

const args = process.argv.slice(2);

await ensureInstalled();
await ensureChromium();
await ensureJava();
await ensureSiteBuilt();
rmSync(join(ROOT, 'test-results/a11y'), { recursive: true, force: true });
process.exit(
  await run('playwright', ['test', '--config', 'playwright.a11y.config.ts', ...args], {
    env: { TEST_A11Y: args.length === 0 ? 'all' : 'some' },
  }),
);
