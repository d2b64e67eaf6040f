import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { defineConfig } from 'vitest/config';
import { NODE_COMPILE_CACHE } from './testing/server-process.ts';

// The processes of the tests and the threads of their databases read this variable.
process.env.NODE_COMPILE_CACHE = NODE_COMPILE_CACHE;

/** The limit is generous because many tests start real processes, and the machine may be busy with other work. */
const TEST_TIMEOUT_MS = 60_000;
const POLL_TIMEOUT_MS = 15_000;

/** Drawings are found in the content by this name, as in a build (site/astro.config.ts). */
const ALIAS = { '@content': join(import.meta.dirname, 'content') };

/** The global setup of the projects whose tests use Postgres. */
const SHARED_POSTGRES = './test/appointments/store/shared-postgres.ts';

/** The folders with tests, each a project. */
const FOLDERS = ['contract', 'ui', 'mails', 'api', 'desk', 'site', 'scripts'];
/** The test files of a folder. */
const INCLUDE = ['*.test.ts', '{src,integrations,test}/**/*.test.{ts,tsx}'];

/**
 * Marks tests that `npm run test:long` takes, and `npm test` leaves out (docs/decisions/029): a file by its first line, a
 * group by its options.
 */
const LONG = { name: 'long', description: 'runs with `npm run test:long`' };

/** Tests that start the server as processes. */
const PROCESSES = 'test/processes/*.test.ts';

/** The test files that replace modules, or draw in a page: both would be seen by the next file in one process. */
const LONE_FILES = FOLDERS.flatMap((folder) => globSync(INCLUDE.map((pattern) => `${folder}/${pattern}`))).filter(
  (file) => /^(vi\.mock\(|\/\/ @vitest-environment)/m.test(readFileSync(file, 'utf8')),
);

const OPTIONS = {
  testTimeout: TEST_TIMEOUT_MS,
  hookTimeout: TEST_TIMEOUT_MS,
  expect: { poll: { timeout: POLL_TIMEOUT_MS } },
  // Tests read the colors in this sheet; Vitest leaves every other sheet empty.
  css: { include: [/tokens\.css/] },
};

export default defineConfig({
  test: {
    // One worker more than a small machine has processors: tests wait for the processes that they start.
    maxWorkers: 3,
    tags: [LONG],
    projects: [
      ...FOLDERS.map((root) => ({
        root,
        resolve: { alias: ALIAS },
        test: {
          ...OPTIONS,
          name: root,
          globalSetup: root === 'api' || root === 'desk' ? join(import.meta.dirname, 'api', SHARED_POSTGRES) : [],
          include: INCLUDE,
          exclude: [...LONE_FILES.map((file) => relative(root, file)), PROCESSES],
          // Files share a process and the modules that it has loaded, which halves the time of all files.
          isolate: false,
        },
      })),
      // A thread for each file starts in half the time of a process.
      { test: { ...OPTIONS, name: 'lone', include: LONE_FILES, pool: 'threads' } },
      {
        root: 'api',
        test: { ...OPTIONS, name: 'processes', globalSetup: SHARED_POSTGRES, include: [PROCESSES], isolate: false },
      },
      // `npm run test:image` names the image.
      ...(process.env.IMAGE
        ? [{ root: 'testing', test: { ...OPTIONS, name: 'image', include: ['image/*.test.ts'] } }]
        : []),
      {
        root: 'api',
        test: {
          ...OPTIONS,
          name: 'faults',
          globalSetup: SHARED_POSTGRES,
          // All rounds run with `npm run test:faults`.
          include:
            process.env.FAULT_ROUNDS === 'all'
              ? ['faults/*.test.ts', '../desk/faults/*.test.ts', 'test/appointments/hostile-input.test.ts']
              : ['faults/{killed,sqlite-races}.test.ts'],
        },
      },
      // `npm run test:cluster` runs it in a network of its own.
      ...(process.env.CLUSTER_NETWORK
        ? [{ root: 'api', test: { ...OPTIONS, name: 'cluster', include: ['faults/cluster/*.test.ts'] } }]
        : []),
    ],
  },
});
