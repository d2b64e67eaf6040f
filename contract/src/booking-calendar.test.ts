import { expect, test } from 'vitest';
import {
  type BookingCalendar,
  getAllDoctors,
  getDoctors,
  getSlotStart,
  getSlotStates,
  getTodayInPune,
  getWeekday,
  isCalendarDate,
  isClosedDate,
  slotToClock,
} from './booking-calendar.ts';

const calendar: BookingCalendar = {
  departments: [
    { name: 'Urology', doctors: ['Dr. A', 'Dr. B'] },
    { name: 'Cancer Surgery', doctors: ['Dr. C'] },
  ],
  slots: ['09:00 AM', '12:00 PM', '02:00 PM'],
  closedWeekdays: ['Sunday'],
};

test.each([
  ['2026-11-20T18:29:59.999Z', '2026-11-20'],
  ['2026-11-20T18:30:00.000Z', '2026-11-21'],
  ['2026-11-20T23:59:00+05:30', '2026-11-20'],
  ['2026-11-21T00:01:00+05:30', '2026-11-21'],
  ['2026-12-31T18:30:00Z', '2027-01-01'],
  ['2028-02-28T18:30:00Z', '2028-02-29'],
  ['2027-02-28T18:30:00Z', '2027-03-01'],
])('at %s it is %s in Pune', (instant, date) => {
  expect(getTodayInPune(new Date(instant))).toBe(date);
});

test.each([
  ['2026-11-24', true],
  ['2028-02-29', true],
  ['2027-02-29', false],
  ['2026-02-30', false],
  ['2026-13-01', false],
  ['2026-00-10', false],
  ['2026-1-1', false],
  ['24-11-2026', false],
  ['2026-11-24T00:00', false],
  ['2026-11-24\n', false],
  ['', false],
])('%o as a calendar date: %s', (text, expected) => {
  expect(isCalendarDate(text)).toBe(expected);
});

test('weekdays follow the calendar, whatever the zone of the process', () => {
  expect(getWeekday('2026-11-22')).toBe('Sunday');
  expect(getWeekday('2026-11-23')).toBe('Monday');
  expect(getWeekday('2028-02-29')).toBe('Tuesday');
});

test.each([
  ['09:00 AM', '09:00'],
  ['12:00 PM', '12:00'],
  ['12:30 AM', '00:30'],
  ['02:00 PM', '14:00'],
  ['11:59 PM', '23:59'],
])('%s is %s on the 24-hour clock', (slot, clock) => {
  expect(slotToClock(slot)).toBe(clock);
});

test('a slot begins at its time in Pune', () => {
  expect(getSlotStart('2026-11-24', '02:00 PM').toISOString()).toBe('2026-11-24T08:30:00.000Z');
});

test('doctors are found by department', () => {
  expect(getDoctors(calendar, 'Urology')).toEqual(['Dr. A', 'Dr. B']);
  expect(getDoctors(calendar, 'Astrology')).toEqual([]);
  expect(getAllDoctors(calendar)).toEqual(['Dr. A', 'Dr. B', 'Dr. C']);
});

test('closed weekdays are closed', () => {
  expect(isClosedDate(calendar, '2026-11-22')).toBe(true);
  expect(isClosedDate(calendar, '2026-11-23')).toBe(false);
});

test('a slot is past once it has begun, else closed, taken or free', () => {
  const noon = new Date('2026-11-20T12:00:00+05:30');
  const getStates = (date: string, taken: string[]) =>
    getSlotStates(calendar, date, taken, noon).map(({ state }) => state);
  expect(getStates('2026-11-20', ['09:00 AM', '02:00 PM'])).toEqual(['past', 'past', 'taken']);
  expect(getStates('2026-11-23', ['12:00 PM'])).toEqual(['free', 'taken', 'free']);
  expect(getStates('2026-11-22', ['12:00 PM'])).toEqual(['closed', 'closed', 'closed']);
  expect(getStates('2026-11-19', [])).toEqual(['past', 'past', 'past']);
});

test('a slot is still free one millisecond before it begins', () => {
  const before = new Date('2026-11-20T11:59:59.999+05:30');
  expect(getSlotStates(calendar, '2026-11-20', [], before)[1]).toEqual({ time: '12:00 PM', state: 'free' });
});
