import { APPOINTMENTS_PATH, PORTAL_PATH } from '@clinic/contract/paths.ts';
import { expect, test, vi } from 'vitest';
import { countStatuses } from '../answers.ts';
import { appointment } from '../sample-bookings.ts';
import { createTestApp } from '../test-app.ts';

const MAX_DRAWINGS = 60;
const MAX_WAITING = 50;

/** Builds the app with a renderer of one page at a time. When `isHeld`, it draws only when it is told to. */
async function createDrawingApp({ isHeld = false } = {}) {
  let drawn = 0;
  let underWay = 0;
  const drawings: (() => void)[] = [];
  const testApp = await createTestApp({
    renderPage: async () => {
      underWay += 1;
      expect(underWay).toBe(1);
      if (isHeld) await new Promise<void>((resolve) => drawings.push(resolve));
      underWay -= 1;
      drawn += 1;
      return { body: '<!doctype html><p>Drawn</p>', policy: "default-src 'none'" };
    },
  });
  const submit = (fields: Record<string, string>, remoteAddress: string) =>
    testApp.submit(APPOINTMENTS_PATH, fields, {}, remoteAddress);
  return { ...testApp, submit, drawings, getDrawn: () => drawn };
}

test('a visitor who sends wrong forms again and again is refused in plain text, and nobody else is', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { app, book, submit, getDrawn } = await createDrawingApp();
  const send = (address: string) => submit({ ...appointment, name: '' }, address);
  for (let form = 1; form <= MAX_DRAWINGS; form += 1) expect((await send('192.0.2.1')).statusCode).toBe(422);

  const refused = await send('192.0.2.1');
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(refused.headers).toMatchObject({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' });
  expect(refused.body).toMatch(/^Too many tries\. Please wait \d+ seconds/);
  expect((await app.inject({ url: PORTAL_PATH, remoteAddress: '192.0.2.1' })).statusCode).toBe(429);
  expect(getDrawn()).toBe(MAX_DRAWINGS);

  expect((await send('192.0.2.2')).statusCode).toBe(422);
  expect((await book(appointment, {}, { remoteAddress: '192.0.2.1' })).statusCode).toBe(201);
  vi.setSystemTime(Date.now() + 60_000);
  expect((await send('192.0.2.1')).statusCode).toBe(422);
  vi.useRealTimers();
});

test('the pages of many senders are drawn one after the other, and a booking among them is answered', async () => {
  const { submit, drawings } = await createDrawingApp({ isHeld: true });
  const wrong = Array.from({ length: MAX_WAITING + 3 }, (_, sender) =>
    submit({ ...appointment, name: '' }, `192.0.2.${sender}`),
  );
  const refused = await Promise.race(wrong);
  expect(refused.statusCode).toBe(503);
  expect(refused.headers['retry-after']).toMatch(/^\d+$/);
  expect(refused.headers['content-type']).toBe('text/plain; charset=utf-8');

  const booked = submit({ ...appointment, website: '' }, '198.51.100.1');
  const answers = Promise.all([...wrong, booked]);
  const drawing = setInterval(() => drawings.shift()?.());
  expect(countStatuses(await answers)).toEqual({ 201: 1, 422: MAX_WAITING + 1, 503: 2 });
  clearInterval(drawing);
});
