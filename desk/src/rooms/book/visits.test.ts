import { createSqlite } from '@clinic/api/test/databases.ts';
import { appointment, createPatient, DOCTOR_ID } from '@clinic/api/test/sample-bookings.ts';
import { expect, test } from 'vitest';
import { openSignedIn } from '#test/test-desk.ts';

const VISITS = [
  { id: 'short', name: 'Dressing', minutes: 10, forNewPatients: false },
  { id: 'long', name: 'Long visit', minutes: 75, forNewPatients: true },
];
const CALLER = { name: 'Canary Caller', phone: '+91 98765 43211', email: '', message: '' };
const FORM = { ...CALLER, doctor: DOCTOR_ID, date: appointment.appointmentDate, slot: '14:00' };
const NEXT_DAY = '/day/2026-12-01';
const NEXT_PATH = `/appointments/new?doctor=${DOCTOR_ID}&date=2026-12-01&slot=09:00`;

async function open(visits: typeof VISITS | undefined = VISITS) {
  const desk = await openSignedIn(await createSqlite(), { ...(visits && { visits }) });
  const send = (fields: Record<string, string>, path = '/appointments', accept = 'application/json') =>
    desk.send(path, { ...FORM, ...fields }, { accept });
  const answer = async (fields: Record<string, string>) => {
    const response = await send(fields);
    return [response.statusCode, response.json()];
  };
  const readSpans = async () => {
    const rows = await desk.db.selectFrom('appointments').selectAll().orderBy('appointment_time').execute();
    return rows.map((row) => `${row.appointment_time}–${row.appointment_end} ${row.visit}`);
  };
  return { ...desk, send, answer, readSpans };
}

test('a receptionist books a kind of visit, which takes as many slots as it needs', async () => {
  const { send, answer, readSpans } = await open();
  expect(await answer({ visit: 'long' })).toMatchObject([201, { appointment: { visit: 'Long visit', minutes: 120 } }]);
  expect((await send({ ...createPatient(1), slot: '09:00' }, '/appointments?visit=short')).statusCode).toBe(201);
  expect((await send({ ...createPatient(2), slot: '10:00' })).statusCode).toBe(201);
  expect(await readSpans()).toEqual(['09:00–10:00 short', '10:00–11:00 ', '14:00–16:00 long']);
});

test('a receptionist reads why a visit is refused: the nearest time, whom it would meet, or its unknown kind', async () => {
  const { send, answer, readSpans, rendered } = await open();
  const tooLong = { field: 'appointmentTime', code: 'time-not-offered', params: { nearestTime: '11:00 AM' } };
  expect(await answer({ visit: 'long', slot: '12:00', name: '' })).toMatchObject([
    422,
    { reason: 'fields-invalid', errors: [{ field: 'name', code: 'name-missing' }, tooLong] },
  ]);
  const page = await send({ visit: 'long', slot: '12:00' }, '/appointments', 'text/html');
  expect(page.statusCode).toBe(422);
  const shown = { visit: 'long', entries: CALLER, refused: { reason: 'fields-invalid' } };
  expect(rendered.at(-1)?.view).toMatchObject(shown);
  const unknown = [422, { reason: 'fields-invalid', errors: [{ field: 'visit', code: 'visit-unknown' }] }];
  expect(await answer({ visit: 'operation' })).toMatchObject(unknown);
  expect(await (await open(undefined)).answer({ visit: 'operation' })).toMatchObject(unknown);

  await send({ ...createPatient(1), name: 'Canary Next', slot: '15:00' });
  expect(await answer({ visit: 'long' })).toMatchObject([
    409,
    { reason: 'slot-taken', holder: { name: 'Canary Next', slot: '15:00' } },
  ]);
  expect((await send({ visit: 'short' })).statusCode).toBe(201);
  expect(await readSpans()).toEqual(['14:00–15:00 short', '15:00–16:00 ']);
});

test('a receptionist who sends a form again with another kind of visit makes another booking', async () => {
  const { send, answer, readSpans } = await open();
  const key = 'a-key-of-the-form';
  for (let time = 0; time < 2; time += 1) expect((await send({ key, visit: 'long' })).statusCode).toBe(201);
  expect(await answer({ key, visit: 'short' })).toMatchObject([409, { reason: 'slot-taken' }]);
  expect(await readSpans()).toEqual(['14:00–16:00 long']);
});

test('a receptionist books the next visit on another day, with the details and kind of the one before', async () => {
  const { send, get, getView, book, db, rendered } = await open();
  const id = await book();
  await db.updateTable('appointments').set({ visit: 'long' }).execute();
  const patient = { name: appointment.name, ...createPatient(0) };
  expect((await get(`/day?date=2026-12-02&from=${id}`)).headers.location).toBe(`/day/2026-12-02?from=${id}`);
  expect(await getView(`${NEXT_DAY}?from=${id}`)).toMatchObject({ nextVisit: { id, ...patient, visitId: 'long' } });
  const { entries, visit } = await getView(`${NEXT_PATH}&from=${id}`);
  expect([entries, visit]).toEqual([{ ...patient, message: '' }, 'long']);
  expect((await getView(`${NEXT_PATH}&from=${id}&visit=short`)).visit).toBe('short');
  await send({ ...patient, visit: 'short', slot: '09:00' }, '/appointments/new', 'text/html');
  expect(rendered.at(-1)?.view).toMatchObject({ visit: 'short', known: [{ name: appointment.name }] });
});

test('a receptionist gets an empty form without an appointment before, or when its person was erased', async () => {
  const { book, db, getView } = await open();
  const id = await book();
  const empty = { name: '', phone: '', email: '', message: '' };
  expect((await getView(`${NEXT_PATH}&from=nobody`)).entries).toEqual(empty);
  await db.updateTable('appointments').set({ name: '', phone: '', email: '' }).execute();
  expect((await getView(`${NEXT_PATH}&from=${id}`)).entries).toEqual(empty);
  expect((await getView(`${NEXT_DAY}?from=${id}`)).nextVisit).toBeNull();
});

test('a receptionist is asked for no kind of visit where the clinic has none', async () => {
  const { book, getView } = await open(undefined);
  const id = await book();
  expect((await getView(`${NEXT_DAY}?from=${id}`)).nextVisit).not.toHaveProperty('visitId');
  expect(await getView(`${NEXT_PATH}&from=${id}`)).not.toHaveProperty('visit');
});

test('a receptionist moves a visit that content no longer lists, and it stays as long as it was booked', async () => {
  const { book, db, send, getView, readSpans } = await open();
  const id = await book();
  await db.updateTable('appointments').set({ visit: 'operation', appointment_end: '16:00' }).execute();
  const { moving } = await getView(`/day/2026-12-01?move=${id}`);
  expect(moving).toMatchObject({ id, visitMinutes: 120 });
  const move = (slot: string) =>
    send({ id, version: '0', doctor: DOCTOR_ID, newDate: '2026-12-01', slot }, `/appointments/${id}/move`);
  expect((await move('12:00')).json()).toMatchObject({ reason: 'slot-unknown' });
  expect((await move('09:00')).statusCode).toBe(200);
  expect(await readSpans()).toEqual(['09:00–11:00 operation']);
});
