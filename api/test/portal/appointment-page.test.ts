import { ENGLISH } from '@clinic/contract/languages.ts';
import { PORTAL_GONE_PAGE, PORTAL_PAGE } from '@clinic/contract/site-pages.ts';
import { expect, test } from 'vitest';
import { appointment, DOCTOR_ID } from '../sample-bookings.ts';
import { links } from '../test-store.ts';
import { createPortalApp } from './portal-app.ts';

const SECRET_HEADERS = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' };

test('the link of a booking shows the appointment, and what can be chosen in its month', async () => {
  const { app, bookOne, rendered } = await createPortalApp();
  const { path, reference } = await bookOne();
  await bookOne({ appointmentDate: '2026-11-26' }, 1);
  const response = await app.inject(path);
  expect(response.statusCode).toBe(200);
  expect(response.headers).toMatchObject({ ...SECRET_HEADERS, 'content-type': 'text/html; charset=utf-8' });
  const { department, doctor, appointmentDate, appointmentTime, name } = appointment;
  const [{ page, locals }] = rendered as [(typeof rendered)[0]];
  expect(page).toBe(PORTAL_PAGE);
  expect(locals.portal).toMatchObject({
    appointment: { reference, department, doctor, appointmentDate, appointmentTime, name, doctorId: DOCTOR_ID },
    path,
    canChange: true,
    done: null,
    day: null,
    refused: null,
  });
  expect(locals.portal?.appointment).toMatchObject({
    status: 'booked',
    email: appointment.email,
    phone: appointment.phone,
    manageUrl: `http://localhost:0${path}`,
    calendarUrl: `http://localhost:0${path}/appointment.ics`,
  });
  const { month } = locals.portal ?? {};
  expect(month).toMatchObject({ month: '2026-11', previous: null, next: '2026-12' });
  const states = Object.fromEntries(month?.days.map(({ date, state }) => [date.slice(8), state]) ?? []);
  expect(Object.keys(states)).toHaveLength(30);
  expect(states).toMatchObject({ '19': 'past', '20': 'open', '22': 'closed', '24': 'open', '26': 'open' });
});

test('a chosen day shows its slots, with the slot of the appointment as taken', async () => {
  const { app, bookOne, rendered } = await createPortalApp();
  const { path } = await bookOne();
  await bookOne({ appointmentTime: '09:00 AM' }, 1);
  await app.inject(`${path}?date=2026-11-24`);
  expect(rendered[0]?.locals.portal?.day).toEqual({
    date: '2026-11-24',
    slots: [
      { time: '09:00 AM', state: 'taken' },
      { time: '10:00 AM', state: 'free' },
      { time: '11:00 AM', state: 'free' },
      { time: '12:00 PM', state: 'free' },
      { time: '02:00 PM', state: 'taken' },
      { time: '03:00 PM', state: 'free' },
      { time: '04:00 PM', state: 'free' },
      { time: '05:00 PM', state: 'free' },
    ],
  });
});

test('the calendar opens on the month of the first free day, the own one aside', async () => {
  const { app, bookOne, rendered, clock } = await createPortalApp();
  const { path } = await bookOne({ appointmentDate: '2026-11-30' });
  await app.inject(path);
  expect(rendered.at(-1)?.locals.portal?.month?.month).toBe('2026-11');
  clock.now = new Date('2026-11-28T18:00:00+05:30');
  await app.inject(path);
  expect(rendered.at(-1)?.locals.portal?.month).toMatchObject({ month: '2026-12', previous: '2026-11' });
});

test('a day without a free slot is full', async () => {
  const { app, bookOne, rendered } = await createPortalApp();
  const { path } = await bookOne();
  const times = ['09:00 AM', '10:00 AM', '11:00 AM', '12:00 PM', '03:00 PM', '04:00 PM', '05:00 PM'];
  for (const [number, appointmentTime] of times.entries()) await bookOne({ appointmentTime }, number);
  await app.inject(path);
  const full = rendered[0]?.locals.portal?.month?.days.filter(({ state }) => state === 'full');
  expect(full).toEqual([{ date: '2026-11-24', state: 'full' }]);
});

test.each([
  ['?month=2027-01', '2027-01', null],
  ['?month=2027-01&date=2027-01-05', '2027-01', '2027-01-05'],
  ['?date=2027-01-05', '2027-01', '2027-01-05'],
  ['?month=2027-02&date=2027-01-05', '2027-02', null],
  ['?month=2026-10', '2026-11', null],
  ['?month=2036-11', '2036-11', null],
  ['?month=2036-12', '2026-11', null],
  ['?month=2026-13', '2026-11', null],
  ['?month=9999999-01', '2026-11', null],
  ['?month=', '2026-11', null],
  ['?month=2027-01&month=2027-02', '2026-11', null],
  ['?date=2026-11-22', '2026-11', null],
  ['?date=2026-11-19', '2026-11', null],
  ['?date=2026-02-30', '2026-11', null],
  ["?date='; drop table appointments", '2026-11', null],
  ['?done=moved', '2026-11', null],
  ['?done=cancelled', '2026-11', null],
  ['?unknown=1&__proto__=x', '2026-11', null],
])('%s shows %s and the day %s', async (query, month, date) => {
  const { app, bookOne, rendered } = await createPortalApp();
  const { path } = await bookOne();
  expect((await app.inject(path + query)).statusCode).toBe(200);
  const { portal } = rendered[0]?.locals ?? {};
  expect([portal?.month?.month, portal?.day?.date ?? null, portal?.done]).toEqual([month, date, null]);
});

test('the link in an answer changes nothing when it is opened, because it does not prove a mailbox', async () => {
  const { app, bookOne, readRows, readMails } = await createPortalApp();
  const { path } = await bookOne();
  const before = { rows: readRows(), mails: readMails() };
  for (const url of [path, `${path}/appointment.ics`, `${path}?mailed=1`]) {
    expect((await app.inject(url)).statusCode).toBe(200);
  }
  // A guessed proof, and one that a mail program has cut, still lead to the page.
  for (const proof of ['AAAAAAAAAAA', 'A']) {
    const { statusCode, headers } = await app.inject(path + proof);
    expect([statusCode, headers.location]).toEqual([303, path]);
  }
  expect({ rows: readRows(), mails: readMails() }).toEqual(before);
});

test.each(['', '/appointment.ics'])('a mailed link%s is noted once, and only when a person opens it', async (file) => {
  const { app, bookOne, readRows, readMails } = await createPortalApp();
  const { path } = await bookOne();
  const before = { rows: readRows(), mails: readMails() };
  const mailed = toMailedPath(before.rows[0]?.id) + file;
  const headersOfPrograms = [{ 'sec-purpose': 'prefetch;prerender' }, { purpose: 'prefetch' }, { 'x-moz': 'prefetch' }];
  const status = file ? 200 : 303;
  await app.inject({ method: 'HEAD', url: mailed });
  for (const headers of headersOfPrograms) {
    expect((await app.inject({ url: mailed, headers })).statusCode).toBe(status);
  }
  expect({ rows: readRows(), mails: readMails() }).toEqual(before);
  const { statusCode, headers } = await app.inject(mailed);
  expect([statusCode, headers.location]).toEqual([status, file ? undefined : path]);
  expect(headers).toMatchObject(SECRET_HEADERS);
  const [opened] = readRows();
  expect(opened).toEqual({ ...before.rows[0], link_opened_at: '2026-11-20T06:30:00.000Z' });
  await app.inject(mailed);
  expect({ rows: readRows(), mails: readMails() }).toEqual({ rows: [opened], mails: before.mails });
});

test('the page and the calendar file that a mailed link leads to hold no proof', async () => {
  const { app, bookOne, rendered, calendarFiles, readRows } = await createPortalApp();
  const { path } = await bookOne();
  const mailed = toMailedPath(readRows()[0]?.id);
  await app.inject(path);
  await app.inject(`${mailed}/appointment.ics`);
  for (const drawn of [rendered, calendarFiles]) {
    expect(drawn).toHaveLength(1);
    expect(JSON.stringify(drawn)).toContain(path);
    expect(JSON.stringify(drawn)).not.toContain(mailed);
  }
});

function toMailedPath(id: unknown): string {
  return links.toMailedUrls({ id: String(id), linkVersion: 1, language: ENGLISH }, '').manageUrl;
}

test.each(['/', '.', ',', ')', ']', '>', '%20', '%2C', '/.', '%E2%80%9D', '//'])(
  'a link with %s stuck to it finds its page',
  async (stuck) => {
    const { app, bookOne, readRows } = await createPortalApp();
    const { path } = await bookOne();
    const response = await app.inject(path + stuck);
    expect(response.statusCode).toBe(301);
    expect(response.headers.location).toBe(path);
    expect(response.headers['referrer-policy']).toBe('no-referrer');
    for (const file of [`${path}/appointment.ics`, `${toMailedPath(readRows()[0]?.id)}/appointment.ics`]) {
      const { statusCode, headers } = await app.inject(file + stuck);
      expect([statusCode, headers.location]).toEqual([301, file]);
    }
  },
);

test('an address that holds more than a token is not a link', async () => {
  const { app, bookOne } = await createPortalApp();
  const { path } = await bookOne();
  for (const more of ['/nothing', '.x', '%0d%0aLocation:x'])
    expect((await app.inject(path + more)).statusCode).toBe(404);
});

test('HEAD is answered like GET, without a body', async () => {
  const { app, bookOne } = await createPortalApp();
  const { path } = await bookOne();
  const response = await app.inject({ method: 'HEAD', url: path });
  expect([response.statusCode, response.body]).toEqual([200, '']);
  expect(response.headers).toMatchObject(SECRET_HEADERS);
});

test('unknown and ended links are answered alike, and so is everything below them', async () => {
  const { app, bookOne, clock, rendered } = await createPortalApp();
  const { path } = await bookOne();
  clock.now = new Date('2026-12-25T12:00:00+05:30');
  const answers = [];
  for (const url of [
    path,
    '/portal/unknown',
    `/portal/${'x'.repeat(1900)}`,
    `${path}/appointment.ics`,
    '/portal/unknown/appointment.ics',
    `${path}/move`,
    `${path}/elsewhere/x`,
  ]) {
    const { statusCode, body, headers } = await app.inject(url);
    const { 'x-request-id': id, date, ...rest } = headers;
    answers.push(JSON.stringify({ statusCode, body, rest }));
    expect(headers).toMatchObject(SECRET_HEADERS);
    expect(statusCode).toBe(404);
  }
  expect(new Set(answers).size).toBe(1);
  expect(new Set(rendered.map(({ page }) => page))).toEqual(new Set([PORTAL_GONE_PAGE]));
});

test('the calendar file is written from the whole appointment', async () => {
  const { app, bookOne, calendarFiles, readRows } = await createPortalApp();
  const { path, reference } = await bookOne();
  const response = await app.inject(`${path}/appointment.ics`);
  expect(response.headers).toMatchObject({
    ...SECRET_HEADERS,
    'content-type': 'text/calendar; charset=utf-8',
    'content-disposition': 'inline; filename="appointment.ics"',
  });
  expect(response.body).toBe('BEGIN:VCALENDAR');
  const { name, email, phone, message } = appointment;
  expect(calendarFiles).toMatchObject([
    {
      language: 'en',
      entry: {
        id: readRows()[0]?.id,
        reference,
        sequence: 0,
        status: 'booked',
        slot: '14:00',
        changedAt: '2026-11-20T06:30:00.000Z',
        manageUrl: `http://localhost:0${path}`,
        ...{ name, email, phone, message },
      },
    },
  ]);
});

test('the page is JSON without a built site, and there are no calendar files', async () => {
  const { app, bookOne } = await createPortalApp({ renderPage: null, mailWriter: null });
  const { path, reference } = await bookOne();
  const response = await app.inject(path);
  expect(response.json()).toMatchObject({ appointment: { reference }, path, canChange: true });
  expect(response.headers).toMatchObject(SECRET_HEADERS);
  for (const url of [`${path}/appointment.ics`, '/portal/unknown']) {
    const gone = await app.inject(url);
    expect([gone.statusCode, gone.headers['content-type']]).toEqual([404, expect.stringContaining('problem+json')]);
    expect(gone.headers).toMatchObject(SECRET_HEADERS);
  }
});

test('a page that is read too often is refused in words that name the wait, and not drawn', async () => {
  const { app, bookOne, rendered } = await createPortalApp({ maxBookings: 1 });
  const { path } = await bookOne();
  for (let read = 1; read <= 3; read += 1) expect((await app.inject(path)).statusCode).toBe(200);
  const response = await app.inject(path);
  expect(response.statusCode).toBe(429);
  expect(response.headers).toMatchObject({ ...SECRET_HEADERS, 'retry-after': expect.stringMatching(/^\d+$/) });
  expect(response.body).toMatch(/Please wait \d+ seconds/);
  expect(rendered).toHaveLength(3);
});
