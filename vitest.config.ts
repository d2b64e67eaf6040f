import { defineConfig } from 'vitest/config';
import { NODE_COMPILE_CACHE } from './testing/server-process.ts';

// The processes of the tests and the threads of their databases read this variable.
process.env.NODE_COMPILE_CACHE = NODE_COMPILE_CACHE;

/** The limit is generous because many tests start real processes, and the machine may be busy with other work. */
const TEST_TIMEOUT_MS = 30_000;
const POLL_TIMEOUT_MS = 15_000;

const TIMEOUTS = {
  testTimeout: TEST_TIMEOUT_MS,
  hookTimeout: TEST_TIMEOUT_MS,
  expect: { poll: { timeout: POLL_TIMEOUT_MS } },
};

/** The global setup of the projects whose tests use Postgres. */
const SHARED_POSTGRES = './test/appointments/store/shared-postgres.ts';

export default defineConfig({
  test: {
    // One worker more than a small machine has processors: tests wait for the processes that they start.
    maxWorkers: 3,
    projects: [
      ...['contract', 'api', 'site', 'scripts'].map((name) => ({
        root: name,
        test: {
          name,
          ...TIMEOUTS,
          globalSetup: name === 'api' ? SHARED_POSTGRES : [],
          // Tests read the colors in this sheet; Vitest leaves every other sheet empty.
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
          // All fault tests take minutes and run with `npm run test:faults`.
          include:
            process.env.FAULT_ROUNDS === 'all'
              ? ['faults/*.test.ts', 'test/appointments/hostile-input.test.ts']
              : ['faults/{killed,sqlite-races}.test.ts'],
        },
      },
    ],
  },
});
