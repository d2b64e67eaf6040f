import { createSqlite, describeDatabases } from '@clinic/api/test/databases.ts';
import { appointment, createAppointments, createPatient, DOCTOR_ID } from '@clinic/api/test/sample-bookings.ts';
import { labelToSlot } from '@clinic/contract/booking-calendar.ts';
import { UNDO_OFFER_MS } from '@clinic/contract/desk-appointment.ts';
import { expect, test } from 'vitest';
import { ASHA } from '#test/people.ts';
import { openSignedIn } from '#test/test-desk.ts';

const DATE = appointment.appointmentDate;
const CALLER = {
  ...{ name: 'Canary Caller', phone: '+91 98765 43211', email: '', message: '' },
  ...{ doctor: DOCTOR_ID, date: DATE, slot: '14:00' },
};
const NEW_PATH = `/appointments/new?doctor=${DOCTOR_ID}&date=${DATE}&slot=14:00`;

async function openOn(url: string, leadMinutes = 0) {
  const desk = await openSignedIn(url, { leadMinutes });
  const send = (fields: Record<string, string> = {}, accept = 'application/json') =>
    desk.send('/appointments', { ...CALLER, ...fields }, { accept });
  /** Resolves to the status and the data of the answer. */
  const answer = async (fields: Record<string, string> = {}) => {
    const response = await send(fields);
    return [response.statusCode, response.json()];
  };
  return { ...desk, send, answer };
}

test('a receptionist books a caller without an email address, who gets no mail and stays out of the log', async () => {
  const { answer, getData, readMails, readRows, db, logLines } = await openOn(await createSqlite());
  const booked = {
    ...{ name: CALLER.name, email: '', doctor: appointment.doctor, slot: '14:00', status: 'booked' },
    ...{ needsReview: false, version: 0, actions: ['cancel', 'undo'] },
    lastChange: { by: ASHA, action: 'booked' },
  };
  expect(await answer({ message: 'Canary comes by wheelchair.' })).toMatchObject([201, { appointment: booked }]);
  expect(await readMails()).toEqual([]);
  expect(await readRows()).toMatchObject([
    { email: '', email_key: '', department: 'urology', message: 'Canary comes by wheelchair.' },
  ]);
  expect(await db.selectFrom('changes').selectAll().execute()).toMatchObject([
    { version: 0, action: 'booked', made_by: ASHA, made_from: '127.0.0.1' },
  ]);
  const { columns } = await getData(`/day/${DATE}`);
  expect(columns[0].slots[4].appointments).toMatchObject([booked]);
  expect(logLines.join('')).not.toMatch(/Canary|\b98765\b|987654321/);
});

test('a caller is mailed and reminded at an address, in the language of the same person’s last booking', async () => {
  const { book, send, readRow, readMails, readRows } = await openOn(await createSqlite());
  const before = await book(0, { name: CALLER.name, phone: '098765 43211', appointmentTime: '03:00 PM' }, 'mr');
  const { email } = await readRow(before);
  const known = await readMails();
  await send({ email });
  await send({ slot: '09:00', name: 'Canary Child' });
  const languages = (await readRows()).map((row) => `${row.name} ${row.appointment_time} ${row.language}`);
  expect(languages.sort()).toEqual(['Canary Caller 14:00 mr', 'Canary Caller 15:00 mr', 'Canary Child 09:00 en']);
  const mails = (await readMails()).filter(({ id }) => known.every((one) => one.id !== id));
  expect(mails).toMatchObject([
    { kind: 'booked', recipient: 'patient', status: 'waiting' },
    { kind: 'reminder', recipient: 'patient', status: 'waiting' },
  ]);
});

test('a receptionist books a slot that begins too soon for the public, until it begins', async () => {
  const { answer, clock } = await openOn(await createSqlite(), 60);
  clock.now = new Date(`${DATE}T13:59:00+05:30`);
  expect(await answer()).toMatchObject([201, {}]);
  clock.now = new Date(`${DATE}T15:00:00+05:30`);
  expect(await answer({ slot: '15:00', phone: '+91 98765 43212' })).toMatchObject([422, { reason: 'slot-past' }]);
});

test('a receptionist books many callers without an email address, and of one contact as many as it may have', async () => {
  const { book, answer } = await openOn(await createSqlite());
  const callers = createAppointments(24);
  for (const [index, { appointmentDate: date, appointmentTime }] of callers.entries()) {
    const slot = labelToSlot(appointmentTime) ?? '';
    expect(await answer({ date, slot, phone: createPatient(index + 1).phone })).toMatchObject([201, {}]);
  }
  const { phone } = createPatient(0);
  for (const request of createAppointments(44).slice(24)) await book(0, { ...request, phone });
  expect(await answer({ phone })).toMatchObject([
    409,
    { reason: 'contact-full', errors: [{ field: 'phone', code: 'contact-full' }] },
  ]);
});

test('a receptionist reads why fields and slots are refused, and nothing is booked', async () => {
  const { answer, readRows, close } = await openOn(await createSqlite());
  const errors = ['name-missing', 'email-invalid', 'phone-missing', 'text-too-long'].map((code) => ({ code }));
  const invalid = { name: ' ', phone: '', email: 'nobody', message: 'x'.repeat(3001) };
  expect(await answer(invalid)).toMatchObject([422, { reason: 'fields-invalid', holder: null, errors }]);
  await close({ doctor: '', first_time: '14:00', last_time: '14:00' });
  // The move of an appointment proves the other reasons.
  expect((await answer())[1]).toMatchObject({ reason: 'slot-closed' });
  expect((await answer({ doctor: 'nobody' }))[1]).toMatchObject({ reason: 'slot-unknown' });
  expect(await readRows()).toEqual([]);
});

test('a receptionist without script has the form, reads a refusal in it, and comes back to the day', async () => {
  const { send, get, getView, rendered, readRows, clock } = await openOn(await createSqlite());
  const first = await getView(NEW_PATH);
  expect(first).toMatchObject({ place: { doctor: appointment.doctor, slot: '14:00' }, refused: null });
  expect((await send({ email: 'nobody', key: first.key }, 'text/html')).statusCode).toBe(422);
  const again = rendered.at(-1)?.view;
  const entries = { name: CALLER.name, email: 'nobody' };
  expect(again).toMatchObject({ entries, refused: { reason: 'fields-invalid' } });
  expect(again.key).not.toBe(first.key);
  const booked = await send({ key: again.key }, 'text/html');
  const [row] = await readRows();
  const there = `/day/${DATE}?done=booked&id=${row?.id}&mail=none&undo=${row?.id}`;
  expect([booked.statusCode, booked.headers.location]).toEqual([303, there]);
  expect((await getView(there)).notice).toMatchObject({
    ...{ kind: 'done', action: 'booked', isUnmailed: true },
    ...{ undoable: { id: row?.id, version: 0 }, booked: { name: CALLER.name, slot: '14:00' } },
  });
  clock.now = new Date(clock.now.getTime() + UNDO_OFFER_MS);
  expect((await getView(there)).notice).not.toHaveProperty('undoable');
  expect((await getView(NEW_PATH)).refused).toMatchObject({ reason: 'slot-taken', holder: { name: CALLER.name } });
  expect((await get('/appointments/new?doctor=nobody')).headers.location).toBe('/');
  expect((await send({ doctor: 'nobody' }, 'text/html')).headers.location).toBe('/?refused=slot-unknown');
  expect(await readRows()).toHaveLength(1);
});

describeDatabases((createUrl) => {
  test('a receptionist who sends a form twice books once', async () => {
    const { answer, readRows } = await openOn(await createUrl());
    const key = 'a-key-of-the-form';
    const answers = await Promise.all([answer({ key }), answer({ key }), answer({ key })]);
    const [row] = await readRows();
    expect(answers).toMatchObject(Array(3).fill([201, { appointment: { id: row?.id } }]));
    expect(await readRows()).toHaveLength(1);
    // Another name under the key of the form is refused, and the answer names the patient who is booked.
    const taken = { reason: 'slot-taken', holder: { name: CALLER.name } };
    expect(await answer({ key, name: 'Canary Other' })).toMatchObject([409, taken]);
  });
});
