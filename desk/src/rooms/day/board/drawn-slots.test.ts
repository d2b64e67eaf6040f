import type { DeskAppointment } from '@clinic/contract/desk-appointment.ts';
import type { DeskSlot } from '@clinic/contract/desk-day.ts';
import { expect, test } from 'vitest';
import { hasRoom, listDrawn } from '#appointments/drawn-slots.ts';
import { createAppointment } from '#test/desk-samples.ts';
import { layOutBoard } from './board-layout.ts';

const visit = (slot: string, minutes: number, change: Partial<DeskAppointment> = {}) =>
  createAppointment({ id: slot, slot, minutes, ...change });

/** A day of ten-minute slots from four to half past. */
function createSlots(appointments: DeskAppointment[], state: DeskSlot['state'] = 'taken'): DeskSlot[] {
  return ['16:00', '16:10', '16:20', '16:30'].map((slot) => ({
    ...{ slot, minutes: 10, state: slot === '16:00' ? 'free' : state },
    appointments: appointments.filter((one) => one.slot === slot),
  }));
}

const draw = (slots: DeskSlot[]) => listDrawn(slots).map(({ slot, end }) => `${slot.slot}–${end}`);

test('a visit that takes several slots is drawn once, up to its end', () => {
  const slots = createSlots([visit('16:10', 30)]);
  expect(draw(slots)).toEqual(['16:00–16:10', '16:10–16:40']);
  const column = { doctorId: 'rao', doctor: 'Dr. Sample Rao', department: 'Urology', slots };
  expect(layOutBoard([column]).map(({ start, cells }) => [start, ...cells.map(({ rowSpan }) => rowSpan)])).toEqual([
    ['16:00', 1],
    ['16:10', 3],
    ['16:20'],
    ['16:30'],
  ]);
});

const long = visit('16:10', 30);
const done = visit('16:10', 30, { status: 'fulfilled' });

test.each<[string, DeskAppointment[], DeskSlot['state'], string]>([
  ['whole beside one that was cancelled', [long, visit('16:20', 10, { status: 'cancelled' })], 'taken', '10–40'],
  ['whole beside one that was missed', [long, visit('16:20', 10, { status: 'noshow' })], 'taken', '10–40'],
  ['whole once its time has passed', [done], 'past', '10–40'],
  ['short when it was over early', [done], 'free', '10–20 20–30 30–40'],
  ['up to the next one', [done, visit('16:30', 10)], 'taken', '10–30 30–40'],
  ['beyond the last slot', [visit('16:30', 20)], 'free', '10–20 20–30 30–50'],
])('a visit is drawn %s', (_how, appointments, state, minutes) => {
  const [first, ...rest] = draw(createSlots(appointments, state));
  expect([first, rest.join(' ').replaceAll('16:', '')]).toEqual(['16:00–16:10', minutes]);
});

test('a visit is offered only times that are long enough, of which its own count as free', () => {
  const long = visit('16:20', 20, { visitMinutes: 20 });
  const free = createSlots([], 'free');
  expect(hasRoom(free, '16:20', long)).toBe(true);
  expect(hasRoom(free, '16:30', long)).toBe(false);
  expect(hasRoom(createSlots([visit('16:10', 10)]), '16:00', long)).toBe(false);
  expect(hasRoom(createSlots([visit('16:10', 10)]), '16:00', visit('16:10', 10))).toBe(true);
  const own = createSlots([long]).map((slot) => (slot.slot === '16:10' ? { ...slot, state: 'free' as const } : slot));
  expect(hasRoom(own, '16:10', long)).toBe(true);
  const pause = free.map((slot) => (slot.slot === '16:10' ? { ...slot, slot: '16:12' } : slot));
  expect(hasRoom(pause, '16:00', long)).toBe(false);
});
