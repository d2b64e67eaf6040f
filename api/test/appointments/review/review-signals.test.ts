import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { hasLink, toMailedName } from '#src/outbox/mailed-name.ts';
import { appointment, createAppointments } from '../../sample-bookings.ts';
import { createTestApp } from '../../test-app.ts';

const LONG_MESSAGE = 'The same words that a program sends again and again under other names.';

test.each<[string, Partial<typeof appointment>]>([
  ['a link in the message', { message: 'Cheap loans at https://spam.example' }],
  ['a link without a scheme', { message: 'see www.spam.example' }],
  ['an address without a scheme in the message', { message: 'Pay at spam-prize.com/a' }],
  ['markup for a link', { message: '<a href=x>' }],
  ['a link as a name', { name: 'http://spam.example' }],
  ['an address without a scheme in a name', { name: 'You won, see Spam-Prize.com/a' }],
])('%s is stored and marked for the desk', async (_what, change) => {
  const { app, book, readRows } = await createTestApp();
  expect((await book({ ...appointment, ...change })).statusCode).toBe(201);
  expect(readRows()).toMatchObject([{ needs_review: 1, ...change }]);
  expect((await app.inject('/metrics')).body).toContain('clinic_bookings_marked_for_review_total{reason="link"} 1');
});

test('a message that many send is marked from the fourth phone on', async () => {
  const { book, readRows } = await createTestApp();
  const messages = [LONG_MESSAGE, LONG_MESSAGE.toUpperCase(), `${LONG_MESSAGE} `, LONG_MESSAGE, LONG_MESSAGE];
  for (const [index, booking] of createAppointments(5).entries()) {
    expect((await book({ ...booking, message: messages[index] })).statusCode).toBe(201);
  }
  const marks = readRows().map((row) => [row.phone, row.needs_review]);
  expect(marks.sort().map(([, mark]) => mark)).toEqual([0, 0, 0, 1, 1]);
});

test('a message that one patient repeats is not marked', async () => {
  const { book, readRows } = await createTestApp();
  for (const { appointmentDate, appointmentTime, email } of createAppointments(8)) {
    const again = { ...appointment, appointmentDate, appointmentTime, email, message: LONG_MESSAGE };
    expect((await book(again)).statusCode).toBe(201);
  }
  expect(readRows().every((row) => row.needs_review === 0)).toBe(true);
});

test('the fourth booking of an hour for one mailbox is marked, and its patient still gets mails', async () => {
  const { app, book, databasePath } = await createTestApp();
  const spellings = [
    'asha.k@gmail.com',
    'ashak+one@gmail.com',
    'AshaK@googlemail.com',
    'a.shak@gmail.com',
    'other@gmail.com',
  ];
  for (const [index, booking] of createAppointments(5).entries()) {
    expect((await book({ ...booking, email: spellings[index] })).statusCode).toBe(201);
  }
  const database = new Database(databasePath, { readonly: true });
  const rows = database
    .prepare(
      `select needs_review, group_concat(mails.status order by recipient, kind) as mails
      from appointments join mails on appointment_id = appointments.id group by appointments.id order by appointments.id`,
    )
    .all();
  database.close();
  const open = { needs_review: 0, mails: 'waiting,waiting,waiting' };
  expect(rows).toEqual([open, open, open, { needs_review: 1, mails: 'waiting,waiting,waiting' }, open]);
  expect((await app.inject('/metrics')).body).toContain('clinic_bookings_marked_for_review_total{reason="mailbox"} 1');
});

test.each([
  ['https://desk.clinic.example', 'held'],
  ['', 'waiting'],
])('a booking with a link, with the desk at %j, leaves the mails of its patient %s', async (deskUrl, status) => {
  const { book, databasePath } = await createTestApp({ deskUrl });
  await book({ ...appointment, message: 'Cheap loans at https://spam.example' });
  const database = new Database(databasePath, { readonly: true });
  const mails = database.prepare('select recipient, status from mails order by recipient').all();
  database.close();
  const toPatient = { recipient: 'patient', status };
  expect(mails).toEqual([{ recipient: 'clinic', status: 'waiting' }, toPatient, toPatient]);
});

test('words of patients do not count as links', async () => {
  const { book, readRows } = await createTestApp();
  const messages = ['Pain.In the night/morning', 'Tab. Pan 40 b.i.d/p.c', 'Report: scan.pdf/usg', 'w'.repeat(400)];
  for (const [index, booking] of createAppointments(messages.length).entries()) {
    await book({ ...booking, message: messages[index] });
  }
  expect(readRows().map(({ needs_review }) => needs_review)).toEqual(messages.map(() => 0));
});

test.each([
  'Dr.Asha Rao',
  'Ravi.Kumar',
  'Asha B.Tech',
  'A.K.Sharma',
  'K.RAM',
  'SMT.ASHA RAO',
  "O'Brien, Jr.",
  'S. P. Rao/Patil',
  'आशा.कुलकर्णी',
  'Mr.Dev Rao',
  'Smt.Bharti Kale',
  'smt.bharti kale',
  'Mr.Om Puri',
  'Dr.Guru Joshi',
  'Adv.Joy Sen',
  'Capt.Dev',
  'Kum.Mini Nair',
  'Kapil.Dev',
  'SUNIL.GEORGE',
  'K.R.Rao',
  'S/o.Dev Rao',
  'Asha Rao M.CH',
  'asha rao b.com',
  'डॉ.भारत जाधव',
])('the name %s does not count as a link, and is in all mails', (name) => {
  const mailed = (['patient', 'clinic'] as const).map((recipient) =>
    toMailedName({ name, needs_review: 0 }, recipient),
  );
  expect([hasLink(name), ...mailed]).toEqual([false, name, name]);
});

test.each([
  'You won, call +91 99999 00000 now',
  'Call ९८७६५ ४३२१०',
  'Call 9-8-7-6-5-4-3',
  'Call 98\u200b765\u200b43',
  'Call ９８７６５４３２１０',
  'Call 98765/43',
  'evil@okaxis',
  'evil\uff20okaxis',
  'evil (at) okaxis',
  'evil [ AT ] ybl',
  'evil at okaxis',
  'evil-at-axl',
  'Pay to upi evil',
  'PAYTM evil',
  'evil dot com',
])('a booking in the name of %s is not marked, and no mail to a typed address carries the name', (name) => {
  expect([hasLink(name), toMailedName({ name, needs_review: 0 }, 'patient')]).toEqual([false, '']);
  expect(toMailedName({ name, needs_review: 0 }, 'clinic')).toBe(name);
});

test.each([
  'Prize: rb.gy/abc1',
  'You won is.gd/xY',
  'forms.gle/abc',
  'evil.support',
  'Win login.evil.com/pay',
  'me@mail.evil.com',
  'Prize T.ME/evil',
  'Win T.Co/evil',
  'evil.zip',
  'evil\uff61com',
  'r\u0430vi.\u0440\u0444',
  '\u092a\u0941\u0930\u0938\u094d\u0915\u093e\u0930.\u092d\u093e\u0930\u0924',
  'Ravi 10.0.0.1',
])('a booking in the name of %s is marked, and no mail to a typed address carries the name', async (name) => {
  const { book, readRows } = await createTestApp();
  await book({ ...appointment, name, message: '' });
  expect(readRows()).toMatchObject([{ needs_review: 1 }]);
  expect(toMailedName({ name, needs_review: 0 }, 'patient')).toBe('');
});
