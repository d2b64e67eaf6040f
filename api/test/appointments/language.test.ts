import { APPOINTMENTS_PATH, PORTAL_PATH } from '@clinic/contract/paths.ts';
import {
  BOOKED_PAGE,
  PORTAL_ASK_PAGE,
  PORTAL_GONE_PAGE,
  PORTAL_PAGE,
  REFUSED_PAGE,
} from '@clinic/contract/site-pages.ts';
import { expect, test } from 'vitest';
import { createPortalApp } from '../portal/portal-app.ts';
import { appointment, createPatient } from '../sample-bookings.ts';

const IN_MARATHI = { url: `${APPOINTMENTS_PATH}?language=mr` };

/** Builds the app. `listPages` lists what was rendered, each with its language. */
async function openApp() {
  const testApp = await createPortalApp();
  const listPages = () => testApp.rendered.splice(0).map(({ page, locals }) => [page, locals.language]);
  const bookInMarathi = async () => {
    const { reference, manageUrl } = (await testApp.book(appointment, {}, IN_MARATHI)).json();
    return { reference: String(reference), path: new URL(manageUrl).pathname };
  };
  return { ...testApp, listPages, bookInMarathi };
}

test.each([
  ['?language=mr', 'mr'],
  ['?language=hi', 'hi'],
  ['', 'en'],
  ['?language=', 'en'],
  ['?language=fr', 'en'],
  ['?language=MR', 'en'],
  ['?language=mr&language=hi', 'en'],
  ['?language=__proto__', 'en'],
])('a booking at %j is stored as %s', async (query, language) => {
  const { book, readRows } = await openApp();
  const { statusCode } = await book(appointment, {}, { url: APPOINTMENTS_PATH + query });
  expect(statusCode).toBe(201);
  expect(readRows()).toMatchObject([{ language }]);
});

test.each([{ 'idempotency-key': 'one-and-the-same' }, {}])(
  'a booking that is sent again in another language keeps the first (%o)',
  async (headers: Record<string, string>) => {
    const { book, readRows } = await openApp();
    const first = await book(appointment, headers, IN_MARATHI);
    const second = await book(appointment, headers);
    expect(second.json().reference).toBe(first.json().reference);
    expect(readRows()).toMatchObject([{ language: 'mr' }]);
  },
);

test('a form without script is answered in the language of its page', async () => {
  const { submit, listPages, readRows } = await openApp();
  await submit(IN_MARATHI.url, appointment);
  await submit(`${APPOINTMENTS_PATH}?language=hi`, { ...appointment, ...createPatient(1) });
  await submit(APPOINTMENTS_PATH, { ...appointment, name: '' });
  await submit(IN_MARATHI.url, appointment, { origin: 'https://evil.example' });
  expect(listPages()).toEqual([
    [BOOKED_PAGE, 'mr'],
    [REFUSED_PAGE, 'hi'],
    [REFUSED_PAGE, 'en'],
    [REFUSED_PAGE, 'mr'],
  ]);
  expect(readRows()).toMatchObject([{ language: 'mr' }]);
});

test("an appointment's page, its refusals and its calendar file keep its language, whatever the address says", async () => {
  const { app, bookInMarathi, submit, listPages, calendarFiles } = await openApp();
  const { path } = await bookInMarathi();
  await app.inject(`${path}?language=hi`);
  await app.inject(`${path}/appointment.ics`);
  await submit(`${path}/move`, { appointmentDate: '2026-11-22', appointmentTime: '09:00 AM' });
  const { headers } = await submit(`${path}/cancel`, { reason: '' });
  await app.inject(String(headers.location));
  expect(listPages()).toEqual([
    [PORTAL_PAGE, 'mr'],
    [PORTAL_PAGE, 'mr'],
    [PORTAL_PAGE, 'mr'],
  ]);
  expect(calendarFiles.map(({ language }) => language)).toEqual(['mr']);
});

test('a link that has ended is answered in the language of its appointment', async () => {
  const { app, book, clock, listPages } = await openApp();
  const { pathname, search } = new URL((await book(appointment, {}, IN_MARATHI)).json().manageUrl);
  clock.now = new Date('2026-12-25T12:00:00+05:30');
  await app.inject(pathname + search);
  expect(listPages()).toEqual([[PORTAL_GONE_PAGE, 'mr']]);
});

test('without an appointment, pages of the portal have the language of the address', async () => {
  const { app, bookInMarathi, submit, listPages } = await openApp();
  const { reference } = await bookInMarathi();
  await app.inject(`${PORTAL_PATH}?language=hi`);
  // The language of the appointment would tell that there is one.
  await submit(`${PORTAL_PATH}?language=hi`, { reference, phone: appointment.phone });
  await submit(`${PORTAL_PATH}?language=hi`, { reference, phone: '' });
  await app.inject(`${PORTAL_PATH}/unknown?language=hi`);
  await app.inject(`${PORTAL_PATH}/unknown`);
  expect(listPages()).toEqual([
    [PORTAL_ASK_PAGE, 'hi'],
    [PORTAL_ASK_PAGE, 'hi'],
    [PORTAL_ASK_PAGE, 'hi'],
    [PORTAL_GONE_PAGE, 'hi'],
    [PORTAL_GONE_PAGE, 'en'],
  ]);
});
