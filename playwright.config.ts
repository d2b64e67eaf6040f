import { defineConfig } from '@playwright/test';
import { findChromium } from './testing/chromium.ts';

export default defineConfig({
  testDir: 'e2e',
  // These take minutes and run with `npm run test:a11y`.
  testIgnore: '**/e2e/a11y/**',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // More workers than processors, because a test waits half of its time: for motion, mails or a quiet network.
  workers: 3,
  // Both limits are generous because the machine may be busy with other work.
  timeout: 150_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    viewport: { width: 1280, height: 800 },
    // A test that opens a second page would get the service worker, whose requests `page.route` does not see.
    serviceWorkers: 'block',
    // Playwright would take a picture at the end of every test, in case it fails, which costs much time. To record what
    // happened: npm test -- e2e/book.spec.ts --trace=retain-on-failure
    screenshot: 'off',
    launchOptions: {
      ...findChromium(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        // Makes letters as wide as in a browser with windows; otherwise lines break elsewhere.
        '--font-render-hinting=none',
      ],
    },
  },
});
