import { createHmac } from 'node:crypto';
import { WHATSAPP_PATH } from '@clinic/contract/paths.ts';
import { expect, test } from 'vitest';
import { createTestApp } from '../test-app.ts';
import { SETTINGS } from './played-meta.ts';

async function openInbox() {
  const taken: unknown[] = [];
  const take = async (body: unknown) => void taken.push(body);
  const { app } = await createTestApp({ whatsappInbox: { settings: SETTINGS, take } });
  const send = (payload: string, secret = SETTINGS.appSecret, headers = {}) => {
    const signature = `sha256=${createHmac('sha256', secret).update(payload).digest('hex')}`;
    const signed = { 'content-type': 'application/json', 'x-hub-signature-256': signature, ...headers };
    return app.inject({ method: 'POST', url: WHATSAPP_PATH, payload, headers: signed });
  };
  return { app, taken, send };
}

const BODY = '{"object":"whatsapp_business_account",  "entry":[]}';

test('what Meta has signed is taken, byte for byte, and nothing else', async () => {
  const { app, taken, send } = await openInbox();
  const wrong = [
    await send(BODY, 'another secret'),
    await app.inject({ method: 'POST', url: WHATSAPP_PATH, payload: JSON.parse(BODY) }),
    await send(BODY, SETTINGS.appSecret, { 'x-hub-signature-256': 'sha256=' }),
  ];
  expect(wrong.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403]);
  expect(taken).toEqual([]);
  expect((await send(BODY)).statusCode).toBe(200);
  expect(taken).toEqual([JSON.parse(BODY)]);
  expect((await send('no json')).statusCode).toBe(400);
  const large = `{"entry":[],"padding":"${'x'.repeat(200_000)}"}`;
  expect((await send(large)).statusCode).toBe(200);
});

test("Meta's console gets its challenge back for the word that we chose", async () => {
  const { app } = await openInbox();
  const ask = (token: string, mode = 'subscribe') =>
    app.inject({
      url: WHATSAPP_PATH,
      query: { 'hub.mode': mode, 'hub.verify_token': token, 'hub.challenge': '1158201444' },
    });
  const right = await ask(SETTINGS.verifyToken);
  expect([right.statusCode, right.body]).toEqual([200, '1158201444']);
  expect(right.headers['content-type']).toMatch(/^text\/plain/);
  for (const wrong of [await ask('another'), await ask(''), await ask(SETTINGS.verifyToken, 'unsubscribe')]) {
    expect(wrong.statusCode).toBe(403);
  }
});

test('where WhatsApp is off, its address leads nowhere', async () => {
  const { app } = await createTestApp();
  expect((await app.inject(WHATSAPP_PATH)).statusCode).toBe(404);
});
