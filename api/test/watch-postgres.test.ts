import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import pg from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { watchPostgres } from '#src/database/watch.ts';
import { describePostgres } from './appointments/store/describe-postgres.ts';

const QUESTION_MS = 200;

describePostgres((createDatabase) => {
  test('a connection that falls silent is replaced, told of once, and hears again', { timeout: 60_000 }, async () => {
    const databaseUrl = await createDatabase();
    const line = await startLine(databaseUrl);
    const [onChange, onLost, onRestored] = [vi.fn(), vi.fn(), vi.fn()];
    const stop = watchPostgres(line.url, QUESTION_MS)(onChange, { onLost, onRestored });
    onTestFinished(stop);
    await expect.poll(() => onChange.mock.calls.length).toBe(1);

    line.fallSilent();
    await expect.poll(() => onLost.mock.calls.length).toBe(1);
    await expect.poll(() => onRestored.mock.calls.length).toBe(1);
    expect(onLost).toHaveBeenCalledOnce();
    const before = onChange.mock.calls.length;
    const other = new pg.Client(databaseUrl);
    await other.connect();
    await other.query('notify appointments');
    await other.end();
    await expect.poll(() => onChange.mock.calls.length).toBeGreaterThan(before);
  });
});

/** A line to Postgres whose present connections can fall silent without being closed. */
async function startLine(databaseUrl: string) {
  const url = new URL(databaseUrl);
  const { hostname, port } = url;
  let pairs: [Socket, Socket][] = [];
  const server = createServer((visitor) => {
    const database = connect(Number(port), hostname);
    visitor.pipe(database).pipe(visitor);
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
