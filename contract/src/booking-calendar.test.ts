import { expect, test } from 'vitest';
import {
  addDays,
  type BookingCalendar,
  dateToWords,
  findNextOpenDate,
  getAllDoctors,
  getClosure,
  getDayOfYear,
  getDoctors,
  getLastBookableDate,
  getSlotMinutes,
  getSlotStates,
  getWeekday,
  hasBegun,
  isCalendarDate,
  isClosedDate,
  isDayOfYear,
  labelToSlot,
  slotToLabel,
  withoutLead,
} from './booking-calendar.ts';

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

test.each([
  ['2026-11-19', '14:00', true],
  ['2026-11-20', '11:59', true],
  ['2026-11-20', '12:00', true],
  ['2026-11-20', '12:01', false],
  ['2026-11-21', '09:00', false],
])('at noon in Pune the slot of %s at %s has begun: %s', (date, slot, expected) => {
  expect(hasBegun(calendar, date, slot, NOON)).toBe(expected);
});

test('slots and days follow the clinic through a change of clocks', () => {
  const london = { ...calendar, timeZone: 'Europe/London', closedWeekdays: [], slots: ['00:30', '01:30', '09:00'] };
  const getStates = (now: string) => getSlotStates(london, '2027-03-28', [], new Date(now)).map(({ state }) => state);
  expect(getStates('2027-03-27T23:59:00Z')).toEqual(['free', 'free', 'free']);
  // The clocks skip half past one, so that slot begins at half past two.
  expect(getStates('2027-03-28T01:29:00Z')).toEqual(['past', 'free', 'free']);
  expect(getStates('2027-03-28T07:59:00Z')).toEqual(['past', 'past', 'free']);
  expect(getStates('2027-03-28T08:00:00Z')).toEqual(['past', 'past', 'past']);
  expect(getLastBookableDate(london, new Date('2027-03-28T23:30:00Z'))).toBe(addDays('2027-03-29', 120));
  expect(getClosure(london, '2027-03-28', new Date('2027-03-28T23:30:00Z'))).toEqual({ kind: 'past' });
});

test('doctors are found by department', () => {
  expect(getDoctors(calendar, 'Urology')).toEqual([A, B]);
  expect(getDoctors(calendar, 'Astrology')).toEqual([]);
  expect(getAllDoctors(calendar)).toEqual([A, B, C]);
});

test.each([
  ['2026-11-22', true],
  ['2026-11-23', true],
  ['2026-11-24', false],
  ['2027-01-26', true],
  ['2031-01-26', true],
  ['2027-01-25', false],
  ['2028-02-29', true],
  ['2027-03-01', false],
])('%s is closed: %s', (date, expected) => {
  expect(isClosedDate(calendar, date)).toBe(expected);
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

test.each([
  ['2026-11-19', { kind: 'past' }],
  ['2026-11-20', null],
  ['2026-11-22', { kind: 'weekday', weekday: 'Sunday' }],
  ['2026-11-23', { kind: 'date' }],
  ['2026-11-24', null],
  ['2027-01-26', { kind: 'date' }],
  ['2027-03-20', null],
  ['2027-03-21', { kind: 'beyond', lastDate: '2027-03-20' }],
  ['9990-01-01', { kind: 'beyond', lastDate: '2027-03-20' }],
])('why %s cannot be booked', (date, expected) => {
  expect(getClosure(calendar, date, NOON)).toEqual(expected);
});

test.each([
  ['2026-11-21', '2026-11-24'],
  ['2026-11-22', '2026-11-24'],
  ['2027-01-25', '2027-01-27'],
  ['2020-01-01', '2026-11-20'],
  ['2027-03-19', '2027-03-20'],
  ['2027-03-20', null],
  ['9999-12-31', null],
])('after %s the next open date is %s', (date, expected) => {
  expect(findNextOpenDate(calendar, date, NOON)).toBe(expected);
});

test('a day whose last slot has begun is no open day any more', () => {
  const evening = new Date('2026-11-20T14:00:00+05:30');
  expect(findNextOpenDate(calendar, '2026-11-19', evening)).toBe('2026-11-21');
});

test.each(JUNK)('no function stumbles over %o', (text) => {
  expect(isClosedDate(calendar, text)).toBe(false);
  expect(getClosure(calendar, text, NOON)).toEqual({ kind: 'invalid' });
  expect(findNextOpenDate(calendar, text, NOON)).toBeNull();
  expect(getSlotStates(calendar, text, [], NOON).map(({ state }) => state)).toEqual(['closed', 'closed', 'closed']);
  expect(() => [
    getWeekday(text),
    getDayOfYear(text),
    hasBegun(calendar, text, '09:00', NOON),
    dateToWords(text),
  ]).not.toThrow();
});

test('a slot is past once it has begun, else closed, taken or free', () => {
  const getStates = (date: string, taken: string[]) =>
    getSlotStates(calendar, date, taken, NOON).map(({ state }) => state);
  expect(getStates('2026-11-20', ['09:00', '14:00'])).toEqual(['past', 'past', 'taken']);
  expect(getStates('2026-11-24', ['12:00'])).toEqual(['free', 'taken', 'free']);
  for (const date of ['2026-11-22', '2026-11-23', '2027-03-21', '9990-01-01']) {
    expect(getStates(date, ['12:00'])).toEqual(['closed', 'closed', 'closed']);
  }
  expect(getStates('2026-11-19', [])).toEqual(['past', 'past', 'past']);
});

test('a slot is still free one millisecond before it begins', () => {
  const before = new Date('2026-11-20T11:59:59.999+05:30');
  expect(getSlotStates(calendar, '2026-11-20', [], before)[1]).toEqual({ time: '12:00 PM', state: 'free' });
});

test.each([
  [['09:00', '10:00', '14:00'], 60],
  [['09:00', '09:20', '14:00'], 20],
  [['09:00', '14:00'], 60],
  [['09:00'], 60],
])('appointments of the slots %j last %i minutes', (slots, minutes) => {
  expect(getSlotMinutes({ slots })).toBe(minutes);
});

test('a slot that begins sooner than the lead is past for the public, and free for the desk', () => {
  const lead = { ...calendar, leadMinutes: 60 };
  const getState = (by: typeof calendar, now: string) =>
    getSlotStates(by, '2026-11-20', [], new Date(`2026-11-20T${now}+05:30`)).find(({ time }) => time === '02:00 PM')
      ?.state;
  expect(getState(lead, '13:00:00')).toBe('free');
  expect(getState(lead, '13:00:01')).toBe('past');
  expect(getState(withoutLead(lead), '13:59:59')).toBe('free');
  expect(getState(withoutLead(lead), '14:00:00')).toBe('past');
  const evening = new Date('2026-11-20T23:30:00+05:30');
  const early = { ...lead, slots: ['00:15', '09:00'] };
  expect(getSlotStates(early, '2026-11-21', [], evening).map(({ state }) => state)).toEqual(['past', 'free']);
});
