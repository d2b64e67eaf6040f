/** @module-tag long */
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { Transform } from 'node:stream';
import { sql } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openDatabase } from '#src/database/open-database.ts';
import { watchPostgres } from '#src/database/postgres/watch.ts';
import { connectPostgres, describePostgres } from '../appointments/store/describe-postgres.ts';
import { calendar } from '../sample-clinic.ts';
import { createServerEnv, spawnServer } from '../server-process.ts';

// These tests start processes and databases, possibly on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const QUESTION_MS = 200;

describePostgres((createDatabase) => {
  test('a connection that falls silent is replaced, reported once, and hears again', async () => {
    const databaseUrl = await createDatabase();
    const line = await startLine(databaseUrl);
    const [onChange, onLost, onRestored] = [vi.fn(), vi.fn(), vi.fn()];
    const stop = watchPostgres(line.url, { questionMs: QUESTION_MS })(onChange, { onLost, onRestored });
    onTestFinished(stop);
    await expect.poll(() => onChange.mock.calls.length).toBe(1);

    line.fallSilent();
    await expect.poll(() => onLost.mock.calls.length).toBe(1);
    await expect.poll(() => onRestored.mock.calls.length).toBe(1);
    expect(onLost).toHaveBeenCalledOnce();
    const before = onChange.mock.calls.length;
    await (await connectPostgres(databaseUrl)).query('notify appointments');
    await expect.poll(() => onChange.mock.calls.length).toBeGreaterThan(before);
  });

  test('changes behind a pooler in transaction mode are heard at a separate address', {
    timeout: 60_000,
  }, async () => {
    const databaseUrl = await createDatabase();
    const pooler = await startLine(databaseUrl, (query) => query.replace(LISTENING, FORGOTTEN));
    const { db, watch } = await openDatabase(pooler.url, calendar, databaseUrl);
    onTestFinished(() => db.destroy());
    const onChange = vi.fn();
    onTestFinished(watch(onChange));
    await expect.poll(() => onChange.mock.calls.length).toBe(1);
    await sql`notify appointments`.execute(db);
    await expect.poll(() => onChange.mock.calls.length).toBe(2);
  });

  test('an address at which no change is heard is refused at the start, without its password', async () => {
    const { env } = await createServerEnv();
    const databaseUrl = await createDatabase();
    const pooler = await startLine(databaseUrl, (query) => query.replace(LISTENING, FORGOTTEN));
    const [deaf, other, away] = [
      new URL(pooler.url),
      new URL(await createDatabase()),
      new URL('postgres://127.0.0.1:9/x'),
    ];
    for (const url of [deaf, other, away]) {
      url.password = 'passphrase';
      const server = spawnServer({ ...env, DATABASE_URL: databaseUrl, DATABASE_LISTEN_URL: url.href });
      expect(await server.exitCode).toBe(1);
      expect(server.output.stderr).toMatch(
        /^DATABASE_LISTEN_URL: (?!.*passphrase).* Example: DATABASE_LISTEN_URL=postgres:.*\n$/,
      );
      expect(server.output.stdout).not.toContain('passphrase');
    }
  });

  test('a pooler in transaction mode without an address to listen at is refused with the remedy', async () => {
    const { env } = await createServerEnv();
    const pooler = await startLine(await createDatabase(), (query) => query.replace(LISTENING, FORGOTTEN));
    const server = spawnServer({ ...env, DATABASE_URL: pooler.url });
    expect(await server.exitCode).toBe(1);
    expect(server.output.stderr).toMatch(/^DATABASE_LISTEN_URL: .* Example: DATABASE_LISTEN_URL=postgres:.*\n$/);
  });
});

/** A pooler forgets `LISTENING` as soon as the statement is over. `FORGOTTEN` does nothing, in as many letters. */
const LISTENING = /listen \w+/;
const FORGOTTEN = (listening: string) => `select 1 ${'-'.repeat(listening.length - 'select 1 '.length)}`;

/** Starts a line to Postgres whose present connections can fall silent without being closed. */
async function startLine(databaseUrl: string, rewrite = (query: string) => query) {
  const url = new URL(databaseUrl);
  const { hostname, port } = url;
  let pairs: [Socket, Socket][] = [];
  const server = createServer((visitor) => {
    const database = connect(Number(port), hostname);
    const rewriting = new Transform({
      transform: (chunk, _encoding, done) => done(null, Buffer.from(rewrite(chunk.toString('latin1')), 'latin1')),
    });
    visitor.pipe(rewriting).pipe(database).pipe(visitor);
    for (const socket of [visitor, database]) socket.on('error', () => undefined);
    pairs.push([visitor, database]);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    for (const socket of pairs.flat()) socket.destroy();
    server.close();
  });
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as AddressInfo).port);
  function fallSilent() {
    for (const [visitor, database] of pairs) {
      visitor.unpipe();
      database.unpipe();
      for (const socket of [visitor, database]) socket.resume();
    }
    pairs = [];
  }
  return { url: url.href, fallSilent };
}
