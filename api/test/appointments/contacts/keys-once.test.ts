import { beforeEach, expect, test, vi } from 'vitest';
import { phoneToKey } from '#src/appointments/contacts/phone-key.ts';
import { appointment, createPatient, toNewAppointment } from '../../sample-bookings.ts';
import { createTestApp } from '../../test-app.ts';

vi.mock('#src/appointments/contacts/phone-key.ts', { spy: true });

beforeEach(() => void vi.mocked(phoneToKey).mockClear());

const countKeys = (phone: string) => vi.mocked(phoneToKey).mock.calls.filter(([given]) => given === phone).length;

test("a patient's phone number becomes a key once, also when the slot is taken", async () => {
  const { book } = await createTestApp();
  const other = createPatient(1);
  expect((await book(appointment)).statusCode).toBe(201);
  expect((await book({ ...appointment, ...other })).statusCode).toBe(409);
  expect([countKeys(appointment.phone), countKeys(other.phone)]).toEqual([1, 1]);
});

test("a caller's phone number becomes a key once", async () => {
  const { store } = await createTestApp();
  const madeBy = { made_by: 'desk@clinic.example', made_from: '' };
  expect(await store.book(toNewAppointment(appointment, { madeBy }))).toMatchObject({ kind: 'booked' });
  expect(countKeys(appointment.phone)).toBe(1);
});
