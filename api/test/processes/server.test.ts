/** @module-tag long */
import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { APPOINTMENTS_PATH } from '@clinic/contract/paths.ts';
import { expect, test, vi } from 'vitest';
import { createFolder } from '../folder.ts';
import { appointment } from '../sample-bookings.ts';
import { createRenderingServerEnv, createServerEnv, postBooking, spawnServer } from '../server-process.ts';
import { readRows } from '../sqlite-files.ts';

// These tests start processes and wait for them, possibly on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

/** An open day that is to come by the real clock: the next Tuesday after today. */
const NEXT_OPEN_DAY = (() => {
  const day = new Date();
  do day.setUTCDate(day.getUTCDate() + 1);
  while (day.getUTCDay() !== 2);
  return day.toISOString().slice(0, 10);
})();
const booking = JSON.stringify({ ...appointment, appointmentDate: NEXT_OPEN_DAY });

test('the server prints its address, serves the site, takes bookings, and logs nothing personal', async () => {
  const { env, databasePath } = await createServerEnv();
  const server = spawnServer(env);
  const url = `http://localhost:${await server.waitForPort()}`;

  expect(await (await fetch(url)).text()).toContain('Home');
  expect((await postBooking(url, JSON.parse(booking))).status).toBe(201);
  await fetch(`${url}/${appointment.name}?phone=${appointment.phone}`);

  server.child.kill('SIGINT');
  expect(await server.exitCode).toBe(0);
  expect(readRows(databasePath)).toHaveLength(1);
  expect(server.output.stdout).toContain('"status":201');
  expect(server.output.stdout + server.output.stderr).not.toMatch(
    /Canary|\b(98765|43210)\b|9876543210|patient\.example/,
  );
});

/** The addresses of this machine. There is only one where localhost has only IPv4. */
const LOCAL_ADDRESSES = (await lookup('localhost', { all: true })).map(({ address }) => address);

test.each(LOCAL_ADDRESSES)('a booking through %s that is under way at SIGTERM is finished', async (host) => {
  const { env, databasePath } = await createServerEnv();
  const server = spawnServer(env);
  const port = await server.waitForPort();
  const socket = connect(port, host);
  socket.write(
    `POST ${APPOINTMENTS_PATH} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\nexpect: 100-continue\r\ncontent-length: ${Buffer.byteLength(booking)}\r\n\r\n${booking.slice(0, 20)}`,
  );
  // '100 Continue' says that the server has read the head.
  await once(socket, 'data');
  server.child.kill('SIGTERM');
  await new Promise((resolve) => setTimeout(resolve, 300));
  socket.write(booking.slice(20));

  expect(await text(socket)).toMatch(/^HTTP\/1\.1 201 /);
  expect(await server.exitCode).toBe(0);
  expect(readRows(databasePath)).toHaveLength(1);
});

test('a page that is under way at SIGTERM is finished', async () => {
  const folder = await createFolder();
  const [begun, end] = [join(folder, 'begun'), join(folder, 'end')];
  const { env } = await createRenderingServerEnv(`import { existsSync, writeFileSync } from 'node:fs';
    import { setTimeout as sleep } from 'node:timers/promises';
    export async function render(_path, { refused }) {
      if (refused) writeFileSync(${JSON.stringify(begun)}, '');
      while (refused && !existsSync(${JSON.stringify(end)})) await sleep(10);
      return { body: '<!doctype html><title>An answer</title>', policy: '' };
    }`);
  const server = spawnServer(env);
  const url = `http://localhost:${await server.waitForPort()}`;
  const answer = fetch(url + APPOINTMENTS_PATH, { method: 'POST', body: new URLSearchParams({ name: '' }) });
  await expect.poll(() => existsSync(begun)).toBe(true);
  server.child.kill('SIGTERM');
  const readStatus = () => fetch(`${url}/readyz`).then(({ status }) => status, String);
  await expect.poll(readStatus).not.toBe(200);
  await writeFile(end, '');

  expect([(await answer).status, await (await answer).text()]).toEqual([422, expect.stringContaining('An answer')]);
  expect(await server.exitCode).toBe(0);
});

/** Starts the server, and sends it a booking that never ends. */
async function spawnWithUnfinishedBooking() {
  const { env } = await createServerEnv();
  const server = spawnServer(env);
  const socket = connect(await server.waitForPort(), '127.0.0.1').on('error', () => undefined);
  socket.write(
    `POST ${APPOINTMENTS_PATH} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 99\r\nexpect: 100-continue\r\n\r\n{`,
  );
  await once(socket, 'data');
  return server;
}

test('a visitor who never finishes is cut off, and the server still ends with code 0', async () => {
  const server = await spawnWithUnfinishedBooking();
  const start = performance.now();
  server.child.kill('SIGTERM');
  expect(await server.exitCode).toBe(0);
  expect(performance.now() - start).toBeLessThan(10_000);
});

test('a repeated signal changes nothing, but Ctrl-C some seconds later ends the server at once', async () => {
  const server = await spawnWithUnfinishedBooking();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGINT'] as const) {
    server.child.kill(signal);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  // Two signals within two seconds count as one, so this one comes later.
  await new Promise((resolve) => setTimeout(resolve, 2500));
  server.child.kill('SIGTERM');
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(server.child.exitCode).toBeNull();
  server.child.kill('SIGINT');
  expect(await server.exitCode).toBe(1);
});

test('a head that comes too slowly is answered with 408', async () => {
  const { env } = await createServerEnv();
  const socket = connect(await spawnServer(env).waitForPort(), '127.0.0.1');
  socket.write('GET / HTTP/1.1\r\nhost: x\r\n');
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 408 /);
});

test('a request that is not HTTP is answered with a problem', async () => {
  const { env } = await createServerEnv();
  const socket = connect(await spawnServer(env).waitForPort(), '127.0.0.1');
  socket.write('NONSENSE\r\n\r\n');
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 Bad Request\r\ncontent-type: application\/problem\+json/);
});

test('the server also starts under node --watch, which sends its own messages between threads', async () => {
  const { env } = await createServerEnv();
  const server = spawnServer({ ...env, WATCH_REPORT_DEPENDENCIES: '1' });
  expect((await fetch(`http://localhost:${await server.waitForPort()}/readyz`)).status).toBe(200);
});

test('the process ends when the thread of the database fails, so that a supervisor restarts it', async () => {
  const { env, folder } = await createServerEnv();
  const failNow = join(folder, 'fail-now');
  // Both threads load this before anything else.
  const failing = join(folder, 'fail.mjs');
  await writeFile(
    failing,
    `import { existsSync } from 'node:fs';
    import { isMainThread } from 'node:worker_threads';
    const fail = () => { if (existsSync(${JSON.stringify(failNow)})) throw new Error('Canary'); };
    if (!isMainThread) setInterval(fail, 50);`,
  );
  const server = spawnServer({ ...env, NODE_OPTIONS: `--import=${failing}` });
  await server.waitForPort();
  await writeFile(failNow, '');
  expect(await server.exitCode).toBe(1);
  expect(server.output.stdout + server.output.stderr).not.toContain('Canary');
});
