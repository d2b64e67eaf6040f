import { APPOINTMENTS_PATH, PORTAL_PATH } from '@clinic/contract/paths.ts';
import { REFUSED_PAGE } from '@clinic/contract/site-pages.ts';
import { expect, test, vi } from 'vitest';
import { countStatuses } from '../answers.ts';
import { appointment, createPatient } from '../sample-bookings.ts';
import { createTestApp } from '../test-app.ts';

const MAX_DRAWINGS = 60;
const MAX_WAITING = 50;
const MAX_WAITING_OF_ONE = 5;

/** Builds the app with a renderer of one page at a time. When `isHeld`, it draws only when it is told to. */
async function createDrawingApp({ isHeld = false } = {}) {
  let drawn = 0;
  let strangers = 0;
  const drawings: (() => void)[] = [];
  const testApp = await createTestApp({
    renderPage: async (page) => {
      const stranger = page === REFUSED_PAGE ? 1 : 0;
      strangers += stranger;
      expect(strangers).toBeLessThanOrEqual(1);
      if (isHeld && stranger) await new Promise<void>((resolve) => drawings.push(resolve));
      strangers -= stranger;
      drawn += 1;
      return { body: '<!doctype html><p>Drawn</p>', policy: "default-src 'none'" };
    },
  });
  const submit = (fields: Record<string, string>, remoteAddress: string) =>
    testApp.submit(APPOINTMENTS_PATH, fields, {}, remoteAddress);
  const submitTo = (url: string, fields: Record<string, string>, remoteAddress: string) =>
    testApp.submit(url, fields, {}, remoteAddress);
  return { ...testApp, submit, submitTo, drawings, getDrawn: () => drawn };
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

test('the pages of many strangers are drawn one after the other, and no patient waits for them', async () => {
  const { app, book, submit, submitTo, drawings } = await createDrawingApp({ isHeld: true });
  const wrong = Array.from({ length: MAX_WAITING + 3 }, (_, sender) =>
    submit({ ...appointment, name: '' }, `192.0.2.${sender}`),
  );
  const refused = await Promise.race(wrong);
  expect(refused.statusCode).toBe(503);
  expect(refused.headers['retry-after']).toMatch(/^\d+$/);
  expect(refused.headers['content-type']).toBe('text/plain; charset=utf-8');

  expect((await submit({ ...appointment, website: '' }, '198.51.100.1')).statusCode).toBe(201);
  const { manageUrl } = (await book({ ...appointment, ...createPatient(1), appointmentTime: '03:00 PM' })).json();
  const { pathname } = new URL(manageUrl);
  expect((await app.inject({ url: pathname, remoteAddress: '198.51.100.1' })).statusCode).toBe(200);
  expect((await submitTo(`${pathname}/move`, {}, '198.51.100.1')).statusCode).toBe(422);

  const answers = Promise.all(wrong);
  const drawing = setInterval(() => drawings.shift()?.());
  expect(countStatuses(await answers)).toEqual({ 422: MAX_WAITING + 1, 503: 2 });
  clearInterval(drawing);
});

test('pages that are the same for everybody are drawn once for each language, and hold up nobody', async () => {
  const { app, getDrawn } = await createDrawingApp();
  const ask = (url: string, sender: number) => app.inject({ url, remoteAddress: `192.0.2.${sender}` });
  for (const [url, statusCode] of [
    ['/portal/AAAA', 404],
    ['/portal/BBBB/appointment.ics', 404],
    ['/portal/AAAA?language=mr', 404],
    [PORTAL_PATH, 200],
  ] as const) {
    const asked = Array.from({ length: 2 * MAX_WAITING }, (_, sender) => ask(url, sender));
    expect(countStatuses(await Promise.all(asked))).toEqual({ [statusCode]: 2 * MAX_WAITING });
  }
  expect(getDrawn()).toBe(3);
});

test('one link gets a few pages at a time, and leaves room for others', async () => {
  const draw = Promise.withResolvers<void>();
  const { app, book } = await createTestApp({
    renderPage: async () => {
      await draw.promise;
      return { body: '', policy: null };
    },
  });
  const { manageUrl } = (await book(appointment)).json();
  const answered: number[] = [];
  const ask = async (sender: number) => {
    const { statusCode } = await app.inject({ url: new URL(manageUrl).pathname, remoteAddress: `192.0.2.${sender}` });
    answered.push(statusCode);
  };
  const asked = Array.from({ length: MAX_WAITING }, (_, sender) => ask(sender));
  await expect.poll(() => answered).toEqual(Array(MAX_WAITING - MAX_WAITING_OF_ONE).fill(503));
  draw.resolve();
  await Promise.all(asked);
  expect(answered.slice(-MAX_WAITING_OF_ONE)).toEqual(Array(MAX_WAITING_OF_ONE).fill(200));
});
