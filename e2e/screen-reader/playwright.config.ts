import { defineConfig } from '@playwright/test';

/** The tests that `npm run test:ears` runs: what Firefox tells a screen reader. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spoken.ts',
  outputDir: '../../test-results/screen-reader',
  forbidOnly: Boolean(process.env.CI),
  workers: 1,
  timeout: 300_000,
  reporter: [['list']],
});
