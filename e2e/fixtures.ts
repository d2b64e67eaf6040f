import { type ChildProcess, spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base } from '@playwright/test';

export { expect } from '@playwright/test';

const ROOT = join(import.meta.dirname, '..');
const START_TIMEOUT_MS = 20_000;

/** The storage key of the dismissed mobile notice, so that tests of other things can do without it. */
const NOTICE_KEY = 'mobile-notice-dismissed';

type WorkerFixtures = {
  /** A running clinic: the built site and the API on a free port, over a database file of the worker's own. */
  clinic: { url: string; databaseFile: string };
};

type TestFixtures = {
  /** Set to `true` where the mobile notice itself is the topic. */
  hasMobileNotice: boolean;
};

export const test = base.extend<TestFixtures, WorkerFixtures>({
  clinic: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'clinic-e2e-'));
      const databaseFile = join(folder, 'clinic.db');
      const server = spawn(process.execPath, [join(ROOT, 'api/src/run-server.ts')], {
        cwd: ROOT,
        env: {
          ...process.env,
          PORT: '0',
          DATABASE_URL: `file:${databaseFile}`,
          RATE_LIMIT_MAX: '10000',
          TRUST_PROXY: 'true',
        },
      });
      keepLog(server);
      const url = await readAddress(server);
      await use({ url, databaseFile });
      server.kill('SIGTERM');
      await new Promise((resolve) => server.once('exit', resolve));
      await rm(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],
  hasMobileNotice: [false, { option: true }],
  baseURL: async ({ clinic }, use) => use(clinic.url),
  context: async ({ context, hasMobileNotice }, use) => {
    if (!hasMobileNotice) {
      await context.addInitScript((key) => localStorage.setItem(key, 'in tests'), NOTICE_KEY);
    }
    await use(context);
  },
});

/** `npm test` looks through all of it at the end for what no log may hold. */
function keepLog({ pid, stdout, stderr }: ChildProcess): void {
  const folder = process.env.TEST_LOGS_DIR;
  if (!folder) return;
  const file = createWriteStream(join(folder, `e2e-${pid}.log`), { flags: 'a' });
  for (const stream of [stdout, stderr]) stream?.pipe(file, { end: false });
}

/** The address in the line that the server prints when it listens. */
function readAddress(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    const fail = () => reject(new Error(`The server did not start:\n${output}`));
    const timer = setTimeout(fail, START_TIMEOUT_MS);
    server.once('exit', fail);
    for (const stream of [server.stdout, server.stderr]) {
      stream?.on('data', (chunk) => {
        output += chunk;
        const [address] = /http:\/\/localhost:\d+/.exec(output) ?? [];
        if (!address) return;
        clearTimeout(timer);
        resolve(address);
      });
    }
  });
}
