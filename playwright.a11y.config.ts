import { defineConfig } from '@playwright/test';
import config from './playwright.config.ts';

// The projects of `npm run test:a11y`: five judges, and last what reads the records of all others.
export default defineConfig({
  ...config,
  testDir: 'e2e/a11y',
  testIgnore: [],
  outputDir: 'test-results/a11y-traces',
  reporter: [['list'], ['json', { outputFile: 'test-results/a11y/run.json' }]],
  projects: [
    { name: 'judges', testMatch: ['addresses.spec.ts', 'states.spec.ts'], teardown: 'documents' },
    { name: 'documents', testMatch: 'documents.spec.ts' },
  ],
});
