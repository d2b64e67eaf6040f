import { expect, test } from 'vitest';
import {
  addDays,
  type BookingCalendar,
  dateToWords,
  getAllDoctors,
  getDayOfYear,
  getDoctors,
  getLastBookableDate,
  getWeekday,
  hasBegun,
  isCalendarDate,
  isDayOfYear,
  isTooLate,
  labelToSlot,
  slotToLabel,
} from './booking-calendar.ts';
import { toInstant } from './clinic-clock.ts';

const A = { id: 'a', name: 'Dr. A' };
const B = { id: 'b', name: 'Dr. B' };
const C = { id: 'c', name: 'Dr. C' };

const calendar: BookingCalendar = {
  timeZone: 'Asia/Kolkata',
  diallingPrefix: '+91',
  nationalDigits: 10,
  departments: [
    { id: 'urology', name: 'Urology', doctors: [A, B] },
    { id: 'cancer', name: 'Cancer Surgery', doctors: [C] },
  ],
  slots: ['09:00', '12:00', '14:00'],
  closedWeekdays: ['Sunday'],
  closedDates: ['26 January', '29 February', '2026-11-23'],
  horizonDays: 120,
};

/** A Friday. The last day that can be booked is Saturday, 2027-03-20. */
const NOON = new Date('2026-11-20T12:00:00+05:30');

const JUNK = [
  '',
  ' ',
  '2026-02-31',
  '2026-1-1',
  '20265-03-12',
  '202655-11-24',
  '+020265-03-12',
  'soon',
  '26 January',
  '2026-11-24\n',
];

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
  ['12:00 AM', '00:00'],
  ['12:30 AM', '00:30'],
  ['02:00 PM', '14:00'],
  ['11:59 PM', '23:59'],
])('%s on the screen is the slot %s', (label, slot) => {
  expect(labelToSlot(label)).toBe(slot);
  expect(slotToLabel(slot)).toBe(label);
});

test.each(['', '14:00', '2:00 PM', '00:00 AM', '13:00 PM', '02:60 PM', '02:00 PM\n', 'noon'])(
  '%o names no slot',
  (text) => {
    expect(labelToSlot(text)).toBeNull();
  },
);

/** Slots of twenty minutes around the hour that London's clock skips in March and repeats in October. */
const NIGHT_SLOTS = ['00:00', '00:40', '01:00', '01:20', '01:40', '02:00', '02:20', '09:00', '23:40'];

test.each(['Europe/London', 'Asia/Kolkata'])(
  'in %s a slot begins at its instant, and is too late from so many minutes before it, on any day',
  (timeZone) => {
    for (const date of ['2027-03-27', '2027-03-28', '2027-10-30', '2027-10-31']) {
      for (const slot of NIGHT_SLOTS) {
        const instant = toInstant(timeZone, date, slot).getTime();
        const hasBegunAt = (ms: number) => hasBegun({ ...calendar, timeZone }, date, slot, new Date(instant + ms));
        expect([hasBegunAt(-1), hasBegunAt(0), hasBegunAt(86_400_000)]).toEqual([false, true, true]);
        for (const leadMinutes of [0, 10, 60, 90, 1440]) {
          const isLateAt = (ms: number) =>
            isTooLate(
              { ...calendar, timeZone, leadMinutes },
              date,
              slot,
              new Date(instant - leadMinutes * 60_000 + ms),
            );
          const expected = [false, leadMinutes === 0, true];
          expect([isLateAt(-1), isLateAt(0), isLateAt(1)]).toEqual(expected);
        }
      }
    }
  },
);

test('doctors are found by department', () => {
  expect(getDoctors(calendar, 'Urology')).toEqual([A, B]);
  expect(getDoctors(calendar, 'Astrology')).toEqual([]);
  expect(getAllDoctors(calendar)).toEqual([A, B, C]);
});

test('a date is said in words', () => {
  expect(dateToWords('2026-11-24')).toBe('Tuesday, 24 November 2026');
  expect(dateToWords('2028-02-01')).toBe('Tuesday, 1 February 2028');
  expect(getDayOfYear('2027-01-05')).toBe('5 January');
});

test.each([
  ['26 January', true],
  ['1 March', true],
  ['31 December', true],
  ['29 February', true],
  ['30 February', false],
  ['31 June', false],
  ['0 May', false],
  ['05 May', false],
  ['5 may', false],
  ['5 May 2027', false],
  ['May 5', false],
  ['5', false],
  ['', false],
])('%o is a day of every year: %s', (words, expected) => {
  expect(isDayOfYear(words)).toBe(expected);
});

test('the last bookable date lies so many days after today at the clinic', () => {
  expect(getLastBookableDate(calendar, NOON)).toBe('2027-03-20');
  expect(getLastBookableDate(calendar, new Date('2026-11-20T18:30:00Z'))).toBe('2027-03-21');
  expect(addDays('2028-02-28', 2)).toBe('2028-03-01');
});

test.each(JUNK)('no function stumbles over %o', (text) => {
  expect(() => [
    getWeekday(text),
    getDayOfYear(text),
    hasBegun(calendar, text, '09:00', NOON),
    isTooLate(calendar, text, '09:00', NOON),
    dateToWords(text),
  ]).not.toThrow();
});
