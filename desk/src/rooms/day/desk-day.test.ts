import { listAppointments } from '@clinic/contract/desk-day.ts';
import { expect, test } from 'vitest';
import { createAppointment, createDay } from '#test/desk-samples.ts';
import { countDay, findChanges, keepUnchanged, putAppointment } from './desk-day.ts';

const ids = (day: ReturnType<typeof createDay>) => listAppointments(day).map(({ id }) => id);

test('a day is counted by what stands on it', () => {
  const day = createDay([
    createAppointment(),
    createAppointment({ id: 'two', status: 'arrived' }),
    createAppointment({ id: 'three', status: 'cancelled' }),
  ]);
  expect(countDay(day)).toEqual({ booked: 2, done: 0, in: 0, waiting: 1, late: 0, free: 1 });
});

test('a patient who is still booked when the time has begun has not come yet', () => {
  expect(countDay(createDay([createAppointment()], { state: 'past' })).late).toBe(1);
  expect(countDay(createDay([createAppointment({ status: 'arrived' })], { state: 'past' })).late).toBe(0);
});

test('between two looks new appointments and new versions are told, and nothing else', () => {
  const before = createDay([createAppointment(), createAppointment({ id: 'same' })]);
  const after = createDay([
    createAppointment({ version: 2 }),
    createAppointment({ id: 'same' }),
    createAppointment({ id: 'new' }),
  ]);
  expect(findChanges(before, after).map(({ isNew, appointment }) => [appointment.id, isNew])).toEqual([
    ['one', false],
    ['new', true],
  ]);
  expect(findChanges(after, before)).toHaveLength(1);
});

test('a slot that has not changed stays the same object, so that its cell is not drawn anew', () => {
  const slotsOf = (appointments: Parameters<typeof createDay>[0]) => createDay(appointments).columns[0]?.slots;
  const before = createDay([createAppointment()]);
  const first = before.columns[0]?.slots[0];
  expect(keepUnchanged(before, createDay([createAppointment()])).columns[0]?.slots[0]).toBe(first);
  const changed = [createAppointment({ version: 2 })];
  expect(keepUnchanged(before, createDay(changed)).columns[0]?.slots).toEqual(slotsOf(changed));
});

test('a changed appointment takes its place below the one that holds the slot', () => {
  const day = createDay([createAppointment(), createAppointment({ id: 'two', status: 'cancelled' })]);
  const put = putAppointment(day, createAppointment({ version: 2, status: 'noshow' }));
  expect(ids(put)).toEqual(['two', 'one']);
  expect(ids(putAppointment(put, createAppointment({ version: 3 })))).toEqual(['one', 'two']);
});

test('an appointment that was moved leaves its old slot, and the day', () => {
  const day = createDay([createAppointment()]);
  const moved = putAppointment(day, createAppointment({ slot: '09:00' }));
  expect(moved.columns[0]?.slots.map(({ appointments }) => appointments.length)).toEqual([1, 0]);
  expect(ids(putAppointment(day, createAppointment({ date: '2030-01-08' })))).toEqual([]);
});
