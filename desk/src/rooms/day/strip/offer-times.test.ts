import type { DeskDay, DeskSlot } from '@clinic/contract/desk-day.ts';
import { expect, test } from 'vitest';
import { createAppointment, createDay } from '#test/desk-samples.ts';
import { offerTimes } from './offer-times.ts';

/** Creates a day of three doctors, two of them of one department, with free times of half an hour. */
function createFreeDay(free: Record<string, string[]>): DeskDay {
  const toSlot = (slot: string): DeskSlot => ({ slot, minutes: 30, state: 'free', appointments: [] });
  const columns = Object.entries(free).map(([doctorId, slots]) => ({
    doctorId,
    doctor: `Dr. ${doctorId}`,
    department: doctorId === 'far' ? 'Oncology' : 'Urology',
    slots: slots.map(toSlot),
  }));
  return { ...createDay([]), columns };
}

test.each([
  [
    'the nearest times of its doctor',
    { rao: ['08:00', '09:30', '10:30', '16:00'], sen: ['10:00'] },
    0,
    ['rao 09:30', 'rao 10:30', 'rao 08:00'],
  ],
  [
    'then those of the department, and of no other',
    { far: ['10:00'], sen: ['09:00', '11:30'], rao: ['17:00'] },
    0,
    ['rao 17:00', 'sen 09:00', 'sen 11:30'],
  ],
  ['nothing when nothing is free', { rao: [], sen: [] }, 0, []],
  ['no time that is too short', { rao: ['10:30', '12:00', '12:30'] }, 60, ['rao 12:00']],
])('a move is offered %s', (_, free, visitMinutes, offered) => {
  const times = offerTimes(createFreeDay(free), createAppointment({ slot: '10:00', minutes: 30, visitMinutes }));
  expect(times.map(({ doctorId, slot }) => `${doctorId} ${slot}`)).toEqual(offered);
});
