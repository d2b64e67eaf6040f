import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { spawnServer } from '../testing/server-process.ts';
import { LONG } from './long.ts';

/** Code that fails once the built site is loaded, as an example of any failure. */
const FAILURE = "import { Server } from 'node:net'; Server.prototype.listen = () => { throw new Error('no room'); };";

test('a start that fails after the built site is loaded says why, and ends with 1', LONG, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'clinic-failing-start-'));
  const server = spawnServer({
    DATABASE_URL: `file:${join(folder, 'clinic.db')}`,
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(FAILURE)}`,
  });
  expect(await server.exitCode).toBe(1);
  expect(server.output.stderr).toMatch(/^The server cannot start: no room\. .*\n$/);
  await rm(folder, { recursive: true });
});
