import { createSqlite } from '@clinic/api/test/databases.ts';
import { DOCTOR_ID } from '@clinic/api/test/sample-bookings.ts';
import { expect, test } from 'vitest';
import { openSignedIn } from '#test/test-desk.ts';
import { findKnown } from './queries.ts';

const PHONE = '+91 98765 43210';
const DOCTOR = 'Dr. Namuna Shaikh';

test('a caller is known by each spelling of the phone, with the last visit, beside others of the family', async () => {
  const { book, db, clock, options } = await openSignedIn(await createSqlite());
  const find = (phone: string) => findKnown(options, phone, clock.now);
  const seen = await book(0, { phone: PHONE, name: 'Canary Rao' });
  const missed = await book(1, { appointmentTime: '03:00 PM', phone: '98765-43210', name: 'canary  RAO' });
  await book(2, { appointmentDate: '2026-12-10', phone: '09876543210', name: 'Canary Child', email: '' }, 'hi');
  await db.updateTable('appointments').set({ status: 'noshow' }).where('id', '=', missed).execute();
  clock.now = new Date('2026-12-01T10:00:00+05:30');
  const child = {
    ...{ id: expect.any(String), name: 'Canary Child', email: '', language: 'hi' },
    latest: { doctor: DOCTOR, date: '2026-12-10', isComing: true },
  };
  const rao = {
    ...{ id: missed, name: 'canary  RAO', email: 'patient-1@patient.example', language: 'en' },
    latest: { doctor: DOCTOR, date: '2026-11-24', isComing: false },
  };
  for (const spelling of ['9876543210', '098765 43210', '+91-98765-43210', '९८७६५ ४३२१०']) {
    expect(await find(spelling)).toEqual([child, rao]);
  }
  expect([await find('98765'), await find('')]).toEqual([[], []]);

  const nobody = { name: '', phone: '', email: '', phone_key: '', email_key: '', name_words: '' };
  await db.updateTable('appointments').set(nobody).where('id', 'in', [seen, missed]).execute();
  expect(await find(PHONE)).toEqual([child]);
});

test('a receptionist without script gets the only person filled in, and never over a name that was typed', async () => {
  const { book, send, rendered } = await openSignedIn(await createSqlite());
  const id = await book(0, { phone: PHONE, name: 'Canary Rao', email: 'rao@patient.example' });
  const form = { doctor: DOCTOR_ID, date: '2026-12-01', slot: '09:00', phone: '9876543210', message: 'by phone' };
  const look = async (fields: Record<string, string>) => {
    expect((await send('/appointments/new', { ...form, ...fields })).statusCode).toBe(200);
    return rendered.at(-1)?.view;
  };
  const filled = { name: 'Canary Rao', email: 'rao@patient.example', phone: '9876543210', message: 'by phone' };
  expect(await look({})).toMatchObject({ entries: filled, known: [{ id }], refused: null });
  expect((await look({ name: 'Canary Child' }))?.entries).toMatchObject({ name: 'Canary Child', email: '' });
  expect((await look({ name: 'Canary Child', fill: id }))?.entries).toEqual(filled);
  expect((await look({ phone: '9000000099' }))?.known).toEqual([]);
  const json = await send('/appointments/new', { phone: PHONE }, { accept: 'application/json' });
  expect(json.json()).toMatchObject([{ id, name: 'Canary Rao' }]);
});
