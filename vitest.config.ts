import { defineConfig } from 'vitest/config';

/** Many tests start real processes, and a machine may be busy with other work: only what hangs takes so long. */
const TEST_TIMEOUT_MS = 30_000;

export default defineConfig({
  test: {
    // One more than the processors of a small machine: tests wait for the processes that they start.
    maxWorkers: 3,
    projects: [
      ...['contract', 'api', 'site', 'scripts'].map((name) => ({
        root: name,
        test: {
          name,
          testTimeout: TEST_TIMEOUT_MS,
          hookTimeout: TEST_TIMEOUT_MS,
          // Read for its colors; Vitest leaves every other sheet empty.
          css: { include: [/tokens\.css/] },
          include: ['*.test.ts', '{src,integrations,test}/**/*.test.{ts,tsx}'],
        },
      })),
      {
        root: 'api',
        test: {
          name: 'faults',
          testTimeout: TEST_TIMEOUT_MS,
          hookTimeout: TEST_TIMEOUT_MS,
          include: ['faults/*.test.ts'],
        },
      },
    ],
  },
});
