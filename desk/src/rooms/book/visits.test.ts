import { createSqlite } from '@clinic/api/test/databases.ts';
import { appointment, createPatient, DOCTOR_ID } from '@clinic/api/test/sample-bookings.ts';
import { expect, test } from 'vitest';
import { openSignedIn } from '#test/test-desk.ts';

const VISITS = [
  { id: 'short', name: 'Dressing', minutes: 10, forNewPatients: false },
  { id: 'long', name: 'Long visit', minutes: 75, forNewPatients: true },
];
const CALLER = { name: 'Canary Caller', phone: '+91 98765 43211', email: '', message: '' };
const DATE = appointment.appointmentDate;
const FORM = { ...CALLER, doctor: DOCTOR_ID, date: DATE, slot: '14:00' };
const NEW_PATH = `/appointments/new?doctor=${DOCTOR_ID}&date=${DATE}`;

async function open(visits: typeof VISITS | undefined = VISITS) {
  const desk = await openSignedIn(await createSqlite(), { ...(visits && { visits }) });
  const send = (fields: Record<string, string>, path = '/appointments', headers = { accept: 'application/json' }) =>
    desk.send(path, { ...FORM, ...fields }, headers);
  const readSpans = async () => {
    const rows = await desk.db.selectFrom('appointments').selectAll().orderBy('appointment_time').execute();
    return rows.map((row) => `${row.appointment_time}–${row.appointment_end} ${row.visit}`);
  };
  const readForm = () => desk.rendered.at(-1)?.view;
  return { ...desk, send, readSpans, readForm };
}

test('the desk books a kind of visit, which takes as many slots as it needs', async () => {
  const { send, readSpans } = await open();
  const long = await send({ visit: 'long' });
  expect([long.statusCode, long.json()]).toMatchObject([201, { appointment: { visit: 'Long visit', minutes: 120 } }]);
  expect((await send({ ...createPatient(1), slot: '09:00' }, '/appointments?visit=short')).statusCode).toBe(201);
  expect((await send({ ...createPatient(2), slot: '10:00' })).statusCode).toBe(201);
  expect(await readSpans()).toEqual(['09:00–10:00 short', '10:00–11:00 ', '14:00–16:00 long']);
});

test('a visit that does not fit there is refused with the nearest time, beside what else is wrong', async () => {
  const { send, readSpans, readForm } = await open();
  const refused = await send({ visit: 'long', slot: '12:00', name: '' });
  expect([refused.statusCode, refused.json()]).toMatchObject([
    422,
    {
      reason: 'fields-invalid',
      errors: [
        { field: 'name', code: 'name-missing' },
        { field: 'appointmentTime', code: 'time-not-offered', params: { nearestTime: '11:00 AM' } },
      ],
    },
  ]);
  const page = await send({ visit: 'long', slot: '12:00' }, '/appointments', { accept: 'text/html' });
  expect(page.statusCode).toBe(422);
  expect(readForm()).toMatchObject({ visit: 'long', entries: CALLER, refused: { reason: 'fields-invalid' } });
  expect(await readSpans()).toEqual([]);
});

test('a visit that runs into another one is refused, and the desk is told whom it would meet', async () => {
  const { send, readSpans } = await open();
  await send({ ...createPatient(1), name: 'Canary Next', slot: '15:00' });
  const refused = await send({ visit: 'long' });
  expect([refused.statusCode, refused.json()]).toMatchObject([
    409,
    { reason: 'slot-taken', holder: { name: 'Canary Next', slot: '15:00' } },
  ]);
  expect((await send({ visit: 'short' })).statusCode).toBe(201);
  expect(await readSpans()).toEqual(['14:00–15:00 short', '15:00–16:00 ']);
});

test('an unknown kind of visit is refused, also where the clinic has none', async () => {
  for (const visits of [VISITS, undefined]) {
    const { send, readSpans } = await open(visits);
    const refused = await send({ visit: 'operation' });
    expect([refused.statusCode, refused.json()]).toMatchObject([
      422,
      { reason: 'fields-invalid', errors: [{ field: 'visit', code: 'visit-unknown' }] },
    ]);
    expect(await readSpans()).toEqual([]);
  }
});

test('a form that is sent again with another kind of visit is another booking', async () => {
  const { send, readSpans } = await open();
  const key = 'a-key-of-the-form';
  const answers = [await send({ key, visit: 'long' }), await send({ key, visit: 'long' })];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
  expect((await send({ key, visit: 'short' })).json()).toMatchObject({ reason: 'slot-taken' });
  expect(await readSpans()).toEqual(['14:00–16:00 long']);
});

test('the next visit begins with the kind of the one before, and the form keeps what was chosen', async () => {
  const { send, get, rendered, readForm } = await open();
  const { id } = (await send({ visit: 'long' })).json().appointment;
  await get(`/day/2026-12-01?from=${id}`);
  expect(rendered.at(-1)).toMatchObject({ page: 'day', view: { nextVisit: { visitId: 'long' } } });
  await get(`${NEW_PATH}&slot=09:00&from=${id}`);
  expect(rendered.at(-1)).toMatchObject({ page: 'book', view: { visit: 'long' } });
  await get(`${NEW_PATH}&slot=09:00&from=${id}&visit=short`);
  expect(readForm()?.visit).toBe('short');
  await send({ visit: 'short', slot: '09:00' }, '/appointments/new', { accept: 'text/html' });
  expect(readForm()).toMatchObject({ visit: 'short', known: [{ name: CALLER.name }] });
});

test('without kinds of visits the form and the next visit name none', async () => {
  const { send, get, rendered, readForm } = await open(undefined);
  const { id } = (await send({})).json().appointment;
  await get(`/day/2026-12-01?from=${id}`);
  expect(rendered.at(-1)?.view.nextVisit).not.toHaveProperty('visitId');
  await get(`${NEW_PATH}&slot=09:00&from=${id}`);
  expect(readForm()).not.toHaveProperty('visit');
});
