import { defineConfig } from '@playwright/test';
import type { Mode } from './e2e/a11y/modes.ts';
import { MODES } from './e2e/a11y/modes.ts';
import config from './playwright.config.ts';

/** A control that a mode covers fails its test after this time, on a busy machine too. */
const ACTION_TIMEOUT_MS = 30_000;

// The projects of `npm run test:a11y`: five judges, each way to see a page, and last what reads the records of all others.
export default defineConfig<{ mode: Mode }>({
  ...config,
  testDir: 'e2e/a11y',
  testIgnore: [],
  outputDir: 'test-results/a11y-traces',
  reporter: [['list'], ['json', { outputFile: 'test-results/a11y/run.json' }]],
  use: { ...config.use, actionTimeout: ACTION_TIMEOUT_MS },
  projects: [
    { name: 'judges', testMatch: ['addresses.spec.ts', 'states.spec.ts'], teardown: 'documents' },
    ...MODES.map((mode) => ({
      name: mode.name,
      testMatch: 'modes.spec.ts',
      use: {
        mode,
        contextOptions: { reducedMotion: 'reduce' as const, ...mode.wishes },
        serviceWorkers: mode.isSavingData ? ('allow' as const) : ('block' as const),
      },
    })),
    { name: 'documents', testMatch: 'documents.spec.ts' },
  ],
});
