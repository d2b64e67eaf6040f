import { defineConfig } from '@playwright/test';
import usual from '../../playwright.config.ts';

/** The pictures that `npm run pictures` takes. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.picture.ts',
  outputDir: '../../test-results/pictures',
  workers: 1,
  timeout: 300_000,
  reporter: [['list']],
  // 1920 px wide: sharp on a screen of two pixels to a CSS px, in the README's column.
  use: { ...usual.use, viewport: { width: 1440, height: 900 }, deviceScaleFactor: 4 / 3 },
});
