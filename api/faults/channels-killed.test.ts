/** @module-tag long */
import { createHmac } from 'node:crypto';
import { copyFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { WHATSAPP_PATH } from '@clinic/contract/paths.ts';
import Database from 'better-sqlite3';
import { expect, onTestFinished, test } from 'vitest';
import { PROJECT_ROOT } from '#src/project-root.ts';
import { createWritingServerEnv, spawnServer } from '../test/server-process.ts';
import { generateAttempts } from './bookings.ts';
import { expectPromisesKept } from './promises.ts';
import { announce, isFull } from './scale.ts';
import { createVisitors, type Outcome } from './visitors.ts';

const KILLS = isFull ? 10 : 2;
const BOOKINGS_PER_KILL = 20;
/** So many messages may be under way when the server dies: `outbox/worker.ts` has as many lanes for them. */
const LANES = 2;
/** A claim of a dead process ends after a minute. */
const LEASE_MS = 60_000;
const SECRETS = {
  WHATSAPP_TOKEN: 'token',
  WHATSAPP_PHONE_ID: '1',
  WHATSAPP_APP_SECRET: 'secret',
  WHATSAPP_VERIFY_TOKEN: 'word',
};

/** Counts what arrives, by its id. */
async function startReceiver(toId: (body: string, headers: Record<string, unknown>) => string, onTaken = () => '{}') {
  const counts = new Map<string, number>();
  const server = createServer(async (request, response) => {
    const id = toId(await text(request), request.headers);
    counts.set(id, (counts.get(id) ?? 0) + 1);
    response.writeHead(200, { 'content-type': 'application/json' }).end(onTaken());
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  onTestFinished(() => void server.close());
  return { counts, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

/** Tells what became of these messages, as Meta does until it is answered with 200. */
async function tellStatuses(port: number, rows: Iterable<string>): Promise<void> {
  const statuses = [...rows].map((row) => ({
    ...{ id: `wamid.${row}`, status: 'delivered', timestamp: String(Math.floor(Date.now() / 1000)) },
    ...{ recipient_id: '911', biz_opaque_callback_data: row },
  }));
  const body = JSON.stringify({ entry: [{ changes: [{ value: { statuses } }] }] });
  const signature = createHmac('sha256', SECRETS.WHATSAPP_APP_SECRET).update(body).digest('hex');
  const headers = { 'content-type': 'application/json', 'x-hub-signature-256': `sha256=${signature}` };
  const { status } = await fetch(`http://127.0.0.1:${port}${WHATSAPP_PATH}`, { method: 'POST', headers, body });
  expect(status).toBe(200);
}

test(`${KILLS} kills while WhatsApp and webhooks are told lose nothing, and no patient reads twice`, {
  timeout: 120_000 + KILLS * 20_000,
}, async ({ task }) => {
  let sent = 0;
  const meta = await startReceiver(
    (body) => JSON.parse(body).biz_opaque_callback_data,
    () => JSON.stringify({ messages: [{ id: `wamid.answer.${sent++}` }] }),
  );
  const system = await startReceiver((_body, headers) => String(headers['webhook-id']));
  const { env, databasePath } = await createWritingServerEnv();
  await copyFile(join(PROJECT_ROOT, 'content/whatsapp.yaml'), join(env.CONTENT_DIR, 'whatsapp.yaml'));
  const settings = {
    ...env,
    ...SECRETS,
    ...{ WHATSAPP_API_URL: meta.url, WEBHOOK_URLS: `${system.url}/`, WEBHOOK_ALLOW_PRIVATE: 'on' },
    ...{ WEBHOOK_SECRET: `whsec_${Buffer.alloc(32, 7).toString('base64')}`, RATE_LIMIT_MAX: '1000000' },
  };
  const attempts = generateAttempts();
  const answered: Outcome[] = [];
  for (let kill = 1; kill <= KILLS; kill += 1) {
    const server = spawnServer(settings);
    const port = await server.waitForPort();
    const visitors = createVisitors({ query: '?whatsapp=yes' });
    await tellStatuses(port, meta.counts.keys());
    const first = meta.counts.size;
    const wanted = Array.from({ length: BOOKINGS_PER_KILL }, (_one, index) => {
      const { booking, key } = attempts.next().value;
      const phone = `+91 9${String(kill).padStart(4, '0')}${String(index).padStart(5, '0')}`;
      return visitors.send(port, { booking: { ...booking, phone }, key });
    });
    answered.push(...(await Promise.all(wanted)));
    await expect.poll(() => meta.counts.size, { timeout: 20_000 }).toBeGreaterThan(first + BOOKINGS_PER_KILL / 4);
    await server.stop('SIGKILL');
    visitors.leave();
    expectPromisesKept(databasePath, answered);
    announce(
      `kill ${kill}: ${meta.counts.size} WhatsApp messages, ${system.counts.size} events, ${answered.length} bookings`,
    );
  }
  const last = spawnServer(settings);
  await tellStatuses(await last.waitForPort(), meta.counts.keys());
  await expect.poll(() => countUntold(databasePath), { timeout: LEASE_MS + 60_000 }).toBe(0);

  const bookings = answered.filter(({ status }) => status === 201).length;
  expect(bookings).toBe(KILLS * BOOKINGS_PER_KILL);
  expect([...meta.counts.values()]).toEqual(Array.from({ length: bookings }, () => 1));
  expect(system.counts.size).toBe(bookings);
  const twice = [...system.counts.values()].filter((count) => count > 1).length;
  expect(twice).toBeLessThanOrEqual(KILLS * LANES);
  task.meta.figures = `${KILLS} kills while channels are told: ${bookings} WhatsApp messages, none twice; ${bookings} events, ${twice} twice under one id`;
});

function countUntold(databasePath: string): number {
  const database = new Database(databasePath, { readonly: true });
  const count = database
    .prepare("select count(*) from mails where channel <> 'email' and kind = 'booked' and status <> 'sent'")
    .pluck()
    .get() as number;
  database.close();
  return count;
}
