import { defineConfig } from '@playwright/test';
import { ENGINES, type EngineName } from './engines.ts';

const ENGINE_NAMES = Object.keys(ENGINES) as EngineName[];

/** The tests that `npm run test:browsers` runs in each engine. */
export default defineConfig<object, { engineName: EngineName }>({
  testDir: '.',
  testMatch: '**/*.journey.ts',
  outputDir: '../../test-results/browsers',
  forbidOnly: Boolean(process.env.CI),
  // One browser at a time: each has a window of its own, and only one window has the focus.
  workers: 1,
  timeout: 180_000,
  reporter: [['list']],
  projects: ENGINE_NAMES.map((engineName) => ({ name: engineName, use: { engineName } })),
});
