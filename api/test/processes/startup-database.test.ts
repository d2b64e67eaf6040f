/** @module-tag long */
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { type AddressInfo, connect, createServer } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { describePostgres } from '../appointments/store/describe-postgres.ts';
import { createServerEnv, expectRefusal } from '../server-process.ts';

// These tests start processes and wait for them, possibly on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

test('a data folder that cannot be written is refused', async () => {
  const { env, folder } = await createServerEnv();
  const below = join(folder, 'notes.txt', 'clinic.db');
  await writeFile(join(folder, 'notes.txt'), 'No folder.');
  await expectRefusal({ ...env, DATABASE_URL: `file:${below}` }, /^DATABASE_URL: .*cannot be written.*Example: /);
});

test.runIf(existsSync('/proc'))('a folder that nobody can make is refused (only where there is a /proc)', async () => {
  const { env } = await createServerEnv();
  await expectRefusal({ ...env, DATABASE_URL: 'file:/proc/a/b/clinic.db' }, /^DATABASE_URL: .*cannot be written/);
});

test('a database in the folder of the website, where everybody could read it, is refused', async () => {
  const { env, siteDir } = await createServerEnv();
  const inside = join(siteDir, 'data', 'clinic.db');
  await expectRefusal({ ...env, DATABASE_URL: `file:${inside}` }, /^DATABASE_URL: .*website's folder.*Example: /);
  expect(existsSync(inside)).toBe(false);
});

test('a wrong setting is refused', async () => {
  const { env } = await createServerEnv();
  await expectRefusal({ ...env, DATABASE_URL: 'mysql://db/clinic' }, /^DATABASE_URL must begin with .* Example: /);
});

test('a Postgres server that is not there is named', async () => {
  const { env } = await createServerEnv();
  await expectRefusal({ ...env, DATABASE_URL: 'postgres://127.0.0.1:9/clinic' }, /^DATABASE_URL: .*ECONNREFUSED/);
});

describePostgres((createDatabase) => {
  test('a pooler that takes no time limits is refused with the remedy', async () => {
    const { env } = await createServerEnv();
    const url = await startPooler(await createDatabase());
    await expectRefusal(
      { ...env, DATABASE_URL: url },
      /^DATABASE_URL: .*unsupported startup parameter: .*ignore_startup_parameters = /,
    );
  });
});

/** Starts a pooler that refuses connections with a time limit, as PgBouncer does, and passes all others on. */
async function startPooler(databaseUrl: string): Promise<string> {
  const url = new URL(databaseUrl);
  const { hostname, port } = url;
  const server = createServer((visitor) => {
    visitor.once('data', (hello) => {
      if (hello.includes('_timeout')) {
        const fields = 'SFATAL\0C08P01\0Munsupported startup parameter: statement_timeout\0\0';
        const head = Buffer.from([69, 0, 0, 0, fields.length + 4]);
        visitor.end(Buffer.concat([head, Buffer.from(fields)]));
        return;
      }
      const database = connect(Number(port), hostname);
      database.write(hello);
      visitor.pipe(database).pipe(visitor);
      for (const socket of [visitor, database]) socket.on('error', () => undefined);
    });
  }).listen(0, 'localhost');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  url.port = String((server.address() as AddressInfo).port);
  url.hostname = 'localhost';
  return url.href;
}
