import { defineConfig } from '@playwright/test';
import { findChromium } from './testing/chromium.ts';

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // More than processors, because a test waits half of its time: for motion, for mails, for a quiet network.
  workers: 3,
  timeout: 60_000,
  // A machine may be busy with other work: only what hangs takes so long.
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    viewport: { width: 1280, height: 800 },
    // A test that opens a second page would get the worker, and `page.route` sees nothing of what a worker asks for.
    serviceWorkers: 'block',
    // Pictures of failures are taken at the end of every test, in case it fails, which is a good part of the work. To
    // record what happened: npm test -- e2e/book.spec.ts --trace=retain-on-failure
    screenshot: 'off',
    launchOptions: {
      ...findChromium(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        // Letters as wide as in a browser with windows, where lines break elsewhere otherwise.
        '--font-render-hinting=none',
      ],
    },
  },
});
