import type { Hours } from '@clinic/contract/booking-calendar.ts';
import { expect, test } from 'vitest';
import { createCalendar } from '../../../test/calendar.ts';
import { listPlainTimes } from './plain-times.ts';

const EVENINGS: Hours[] = [{ weekdays: ['Tuesday', 'Thursday'], from: '16:00', to: '17:00', minutes: 30 }];
const MORNINGS: Hours[] = [
  { weekdays: ['Monday'], times: ['09:00', '11:00'], minutes: 30 },
  { weekdays: ['Friday'], times: ['10:00'], minutes: 30 },
];

const createClinic = (hours: (Hours[] | undefined)[]) =>
  createCalendar({
    departments: [
      {
        id: 'd',
        name: 'D',
        doctors: hours.map((own, place) => ({ id: `d${place}`, name: `Dr. ${place}`, hours: own })),
      },
    ],
  });

const read = (calendar: ReturnType<typeof createClinic>, doctor?: string) =>
  listPlainTimes(calendar, doctor).map(({ heading, slots }) => [heading, ...slots.map(({ time }) => time)]);

test("where all doctors share the clinic's slots, these stand alone", () => {
  expect(read(createClinic([undefined, undefined]))).toEqual([['', '09:00 AM', '02:00 PM']]);
});

test('where timetables differ, each stands below its doctors and days', () => {
  expect(read(createClinic([undefined, EVENINGS, undefined, MORNINGS, structuredClone(EVENINGS)]))).toEqual([
    ['Dr. 0 and Dr. 2: Monday to Saturday', '09:00 AM', '02:00 PM'],
    ['Dr. 1 and Dr. 4: Tuesday and Thursday', '04:00 PM', '04:30 PM'],
    ['Dr. 3: Monday', '09:00 AM', '11:00 AM'],
    ['Dr. 3: Friday', '10:00 AM'],
  ]);
});

test('the times of a chosen doctor come first', () => {
  expect(read(createClinic([undefined, EVENINGS]), 'Dr. 1')[0]?.[0]).toBe('Dr. 1: Tuesday and Thursday');
});

test('a timetable that is over is left out', () => {
  const winter: Hours[] = [{ ...(EVENINGS[0] as Hours), last: '2026-11-30' }];
  const list = (now: string) =>
    listPlainTimes(createClinic([winter, MORNINGS]), '', new Date(now)).map((one) => one.heading);
  expect(list('2026-11-30T12:00:00Z')).toContain('Dr. 0: Tuesday and Thursday until 30 November 2026');
  expect(list('2026-12-01T12:00:00Z')).toEqual(['Dr. 1: Monday', 'Dr. 1: Friday']);
});
