import { PORTAL_PATH } from '@clinic/contract/paths.ts';
import { PORTAL_ASK_PAGE } from '@clinic/contract/site-pages.ts';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { AppointmentStore } from '#src/appointments/store/store.ts';
import { appointment } from '../sample-bookings.ts';
import { createTestApp } from '../test-app.ts';
import { createPortalApp } from './portal-app.ts';

const SECRET_HEADERS = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' };

/** A reference that no booking of these tests has. */
const UNKNOWN = { reference: 'ZZZZ-ZZZZ', phone: '+91 98765 43211' };

test('everybody sees the form', async () => {
  const { app, rendered } = await createPortalApp();
  const response = await app.inject(PORTAL_PATH);
  expect(response.statusCode).toBe(200);
  expect(response.headers).toMatchObject(SECRET_HEADERS);
  expect(rendered).toEqual([
    { page: PORTAL_ASK_PAGE, locals: { language: 'en', portalAsk: { state: 'asked' }, siteBase: '' } },
  ]);
  const redirect = await app.inject(`${PORTAL_PATH}/`);
  expect([redirect.statusCode, redirect.headers.location]).toEqual([301, PORTAL_PATH]);
});

test('a patient whose reference and phone match gets a mail, and the answer does not tell', async () => {
  const { bookOne, submit, store, rendered, readMails } = await createPortalApp();
  const { reference } = await bookOne();
  const sendLink = vi.spyOn(store, 'sendLink');
  const answers = [];
  for (const fields of [UNKNOWN, { ...UNKNOWN, reference }, { reference, phone: '098765 43210' }]) {
    const { statusCode, headers, body } = await submit(PORTAL_PATH, fields);
    const { 'x-request-id': id, date, ...rest } = headers;
    expect(headers).toMatchObject(SECRET_HEADERS);
    answers.push(JSON.stringify({ statusCode, rest, body, locals: rendered.at(-1)?.locals }));
  }
  expect(new Set(answers).size).toBe(1);
  expect(rendered.at(-1)).toMatchObject({ page: PORTAL_ASK_PAGE, locals: { portalAsk: { state: 'sent' } } });
  const isSent = () => sendLink.mock.settledResults.map(({ value }) => value);
  await vi.waitFor(() => expect(isSent()).toEqual([false, false, true]));
  expect(readMails().filter(({ kind }) => kind === 'link')).toMatchObject([
    { recipient: 'patient', status: 'waiting' },
  ]);
});

test('the work for a mail begins when the answer is out, and is finished before the server closes', async () => {
  const steps: string[] = [];
  const work = Promise.withResolvers<boolean>();
  const store = {
    checkReady: async () => void steps.push('ready'),
    sendLink: async () => {
      steps.push('begun');
      const isSent = await work.promise;
      steps.push('ended');
      return isSent;
    },
    close: async () => undefined,
  };
  const { app, submit } = await createTestApp({ store: store as unknown as AppointmentStore });
  app.addHook('onResponse', async () => void steps.push('answered'));
  const response = await submit(PORTAL_PATH, UNKNOWN);
  expect(response.json()).toEqual({ state: 'sent' });
  await vi.waitFor(() => expect(steps).toContain('begun'));
  const closed = app.close().then(() => steps.push('closed'));
  work.resolve(true);
  await closed;
  expect(steps).toEqual(['ready', 'answered', 'begun', 'ended', 'closed']);
});

test('a mail that cannot be stored is a line in the log without anything personal', async () => {
  const store = {
    checkReady: async () => undefined,
    sendLink: async () => Promise.reject(new Error(`canary ${appointment.phone}`)),
    close: async () => undefined,
  };
  const { submit, logLines } = await createTestApp({ store: store as unknown as AppointmentStore });
  await submit(PORTAL_PATH, { ...UNKNOWN, phone: appointment.phone });
  await vi.waitFor(() => expect(logLines.join('')).toContain('could not be sent'));
  expect(logLines.join('')).not.toMatch(/canary|\b98765\b|987654321/);
});

test.each<[Record<string, string>, string[]]>([
  [{}, ['reference-missing', 'phone-missing']],
  [{ reference: ' ', phone: '\u200b' }, ['reference-missing', 'phone-missing']],
  [{ ...UNKNOWN, reference: 'K\u0000' }, ['text-unshowable']],
  [{ ...UNKNOWN, reference: 'x'.repeat(41) }, ['text-too-long']],
  [{ ...UNKNOWN, phone: '1'.repeat(41) }, ['text-too-long']],
  [{ ...UNKNOWN, email: 'canary@patient.example' }, ['field-unknown']],
])('%j is refused with %j, and comes back to be corrected', async (fields, codes) => {
  const { submit, rendered } = await createPortalApp();
  expect((await submit(PORTAL_PATH, fields)).statusCode).toBe(422);
  const { portalAsk } = rendered[0]?.locals ?? {};
  expect(portalAsk).toMatchObject({ state: 'refused', code: 'fields-invalid', entries: fields });
  expect(new Set(portalAsk?.reasons?.map(({ code }) => code))).toEqual(new Set(codes));
});

test('an address may ask five times an hour, and wrong forms do not count', async () => {
  const { submit, rendered } = await createPortalApp();
  for (let ask = 1; ask <= 10; ask += 1) await submit(PORTAL_PATH, {});
  const ask = (number: number) => submit(PORTAL_PATH, { ...UNKNOWN, reference: `ZZZZ-ZZZ${number}` });
  for (let number = 1; number <= 5; number += 1) expect((await ask(number)).statusCode).toBe(200);
  const response = await ask(6);
  expect(response.statusCode).toBe(429);
  const waitSeconds = Number(response.headers['retry-after']);
  expect(waitSeconds).toBeGreaterThan(3500);
  expect(rendered.at(-1)?.locals.portalAsk).toMatchObject({ state: 'refused', code: 'too-many', waitSeconds });
});

test('a reference, real or not and in any spelling, may be asked for three times an hour', async () => {
  for (const isReal of [true, false]) {
    const { submit, bookOne } = await createPortalApp();
    const { reference } = isReal ? await bookOne() : UNKNOWN;
    const spellings = [reference, reference.toLowerCase(), reference.replace('-', ' '), reference.replace('-', '')];
    const statuses = [];
    for (const spelling of spellings) {
      statuses.push((await submit(PORTAL_PATH, { reference: spelling, phone: '1' })).statusCode);
    }
    expect(statuses).toEqual([200, 200, 200, 429]);
  }
});

test('a form from another website is refused and not filled in again', async () => {
  const { submit, rendered } = await createPortalApp();
  expect((await submit(PORTAL_PATH, UNKNOWN, { origin: 'https://evil.example' })).statusCode).toBe(403);
  expect(rendered[0]?.locals.portalAsk).toEqual({ state: 'refused', code: 'forbidden-origin', reasons: [] });
});

test('a patient is not told of a mail while nothing can be stored', async () => {
  const { submit, store, rendered } = await createPortalApp();
  const checkReady = vi.spyOn(store, 'checkReady');
  onTestFinished(() => checkReady.mockRestore());
  await store.close();
  expect((await submit(PORTAL_PATH, UNKNOWN)).statusCode).toBe(503);
  expect(rendered[0]?.locals.portalAsk).toMatchObject({ state: 'refused', code: 'unavailable' });
});
