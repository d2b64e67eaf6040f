import { defineConfig } from 'vitest/config';
import { NODE_COMPILE_CACHE } from './testing/server-process.ts';

// Read by the processes of the tests and the threads of their databases.
process.env.NODE_COMPILE_CACHE = NODE_COMPILE_CACHE;

/** Many tests start real processes, and a machine may be busy with other work: only what hangs takes so long. */
const TEST_TIMEOUT_MS = 30_000;
const POLL_TIMEOUT_MS = 15_000;

const TIMEOUTS = {
  testTimeout: TEST_TIMEOUT_MS,
  hookTimeout: TEST_TIMEOUT_MS,
  expect: { poll: { timeout: POLL_TIMEOUT_MS } },
};

/** Of the projects whose tests ask Postgres. */
const SHARED_POSTGRES = './test/appointments/store/shared-postgres.ts';

export default defineConfig({
  test: {
    // One more than the processors of a small machine: tests wait for the processes that they start.
    maxWorkers: 3,
    projects: [
      ...['contract', 'api', 'site', 'scripts'].map((name) => ({
        root: name,
        test: {
          name,
          ...TIMEOUTS,
          globalSetup: name === 'api' ? SHARED_POSTGRES : [],
          // Read for its colors; Vitest leaves every other sheet empty.
          css: { include: [/tokens\.css/] },
          include: ['*.test.ts', '{src,integrations,test}/**/*.test.{ts,tsx}'],
        },
      })),
      {
        root: 'api',
        test: {
          name: 'faults',
          ...TIMEOUTS,
          globalSetup: SHARED_POSTGRES,
          // All of them are minutes of work: `npm run test:faults`.
          include: process.env.FAULT_ROUNDS === 'all' ? ['faults/*.test.ts'] : ['faults/{killed,sqlite-races}.test.ts'],
        },
      },
    ],
  },
});
