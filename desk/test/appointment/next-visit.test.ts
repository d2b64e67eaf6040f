import { createSqlite } from '@clinic/api/test/databases.ts';
import { appointment, DOCTOR_ID } from '@clinic/api/test/sample-bookings.ts';
import { expect, test } from 'vitest';
import { openSignedIn } from '../test-desk.ts';

async function open() {
  const desk = await openSignedIn(await createSqlite());
  return { ...desk, id: await desk.book() };
}

const PATIENT = { name: appointment.name, phone: '+91 9000000000', email: 'patient-0@patient.example' };
const NEXT_PATH = `/appointments/new?doctor=${DOCTOR_ID}&date=2026-12-01&slot=09:00`;

test('the next visit of a patient is booked on another day, and no address holds their details', async () => {
  const { get, id, rendered } = await open();
  const turned = await get(`/day?date=2026-12-02&from=${id}`);
  expect(turned.headers.location).toBe(`/day/2026-12-02?from=${id}`);
  await get(`/day/2026-12-01?from=${id}`);
  expect(rendered.at(-1)).toMatchObject({ page: 'day', view: { nextVisit: { id, ...PATIENT } } });
  await get(`${NEXT_PATH}&from=${id}`);
  expect(rendered.at(-1)?.page).toBe('book');
  expect(rendered.at(-1)?.view.entries).toEqual({ ...PATIENT, message: '' });
});

test('without an appointment, or after its person was erased, the form is empty', async () => {
  const { get, id, db, rendered } = await open();
  const readEntries = async (from: string) => {
    await get(`${NEXT_PATH}&from=${from}`);
    return rendered.at(-1)?.view.entries;
  };
  const empty = { name: '', phone: '', email: '', message: '' };
  expect(await readEntries('nobody')).toEqual(empty);
  await db.updateTable('appointments').set({ name: '', phone: '', email: '' }).where('id', '=', id).execute();
  expect(await readEntries(id)).toEqual(empty);
  await get(`/day/2026-12-01?from=${id}`);
  expect(rendered.at(-1)?.view.nextVisit).toBeNull();
});
