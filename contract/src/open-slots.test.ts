import { expect, test } from 'vitest';
import { type BookingCalendar, type Hours, type Session, withoutLead } from './booking-calendar.ts';
import {
  findNextOpenDate,
  getClosure,
  getOpenSlots,
  getStatedSlots,
  isClosedDate,
  listUsualStarts,
  ofDoctor,
  ofDoctorNamed,
  toAvailability,
} from './open-slots.ts';
import { addMinutes } from './timetable.ts';

const content: BookingCalendar = {
  timeZone: 'Asia/Kolkata',
  diallingPrefix: '+91',
  nationalDigits: 10,
  departments: [{ id: 'urology', name: 'Urology', doctors: [{ id: 'a', name: 'Dr. A' }] }],
  slots: ['09:00', '12:00', '14:00'],
  closedWeekdays: ['Sunday'],
  closedDates: ['26 January', '29 February', '2026-11-23'],
  horizonDays: 120,
};

/** The calendar of a doctor without hours of their own. */
const calendar = ofDoctor(content, 'a');

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
  expect(getStatedSlots(calendar, text, [], NOON).map(({ state }) => state)).toEqual(['closed', 'closed', 'closed']);
});

test('a slot is past once it has begun, else closed, taken or free', () => {
  const getStates = (date: string, taken: string[]) => {
    const spans = taken.map((start) => ({ start, end: addMinutes(start, 60) }));
    return getStatedSlots(calendar, date, spans, NOON).map(({ state }) => state);
  };
  expect(getStates('2026-11-20', ['09:00', '14:00'])).toEqual(['past', 'past', 'taken']);
  expect(getStates('2026-11-24', ['12:00'])).toEqual(['free', 'taken', 'free']);
  for (const date of ['2026-11-22', '2026-11-23', '2027-03-21', '9990-01-01']) {
    expect(getStates(date, ['12:00'])).toEqual(['closed', 'closed', 'closed']);
  }
  expect(getStates('2026-11-19', [])).toEqual(['past', 'past', 'past']);
});

test('a slot is still free one millisecond before it begins', () => {
  const before = new Date('2026-11-20T11:59:59.999+05:30');
  expect(toAvailability(getStatedSlots(calendar, '2026-11-20', [], before))[1]).toEqual({
    time: '12:00 PM',
    state: 'free',
  });
});

test('a slot that begins sooner than the lead is past for the public, and free for the desk', () => {
  const lead = { ...content, leadMinutes: 60 };
  const getState = (by: BookingCalendar, now: string) =>
    getStatedSlots(ofDoctor(by, 'a'), '2026-11-20', [], new Date(`2026-11-20T${now}+05:30`)).find(
      ({ start }) => start === '14:00',
    )?.state;
  expect(getState(lead, '13:00:00')).toBe('free');
  expect(getState(lead, '13:00:01')).toBe('past');
  expect(getState(withoutLead(lead), '13:59:59')).toBe('free');
  expect(getState(withoutLead(lead), '14:00:00')).toBe('past');
  const evening = new Date('2026-11-20T23:30:00+05:30');
  const early = { ...lead, slots: ['00:15', '09:00'] };
  expect(getStatedSlots(ofDoctor(early, 'a'), '2026-11-21', [], evening).map(({ state }) => state)).toEqual([
    'past',
    'free',
  ]);
});

/** Wednesdays and Sundays in short slots, and every second Saturday from 2026-11-28 on. */
const HOURS: Hours[] = [
  { weekdays: ['Wednesday', 'Sunday'], from: '16:00', to: '17:00', minutes: 20 },
  { weekdays: ['Saturday'], times: ['09:30', '11:00'], minutes: 30, first: '2026-11-28', everyWeeks: 2 },
];

const withHours: BookingCalendar = {
  ...content,
  departments: [
    {
      id: 'urology',
      name: 'Urology',
      doctors: [
        { id: 'a', name: 'Dr. A' },
        { id: 'b', name: 'Dr. B', hours: HOURS },
      ],
    },
  ],
};

function getDay(own: ReturnType<typeof ofDoctor>, date: string, now = NOON): string {
  return getStatedSlots(own, date, [], now)
    .map(({ start, state }) => `${start} ${state}`)
    .join(', ');
}

test("a doctor's own hours stand in place of the clinic's slots and closed weekdays, not of its closed dates", () => {
  const own = ofDoctorNamed(withHours, 'Dr. B');
  expect(getDay(own, '2026-11-25')).toBe('16:00 free, 16:20 free, 16:40 free');
  expect(getDay(own, '2026-11-22')).toBe('16:00 free, 16:20 free, 16:40 free');
  expect(getDay(own, '2026-11-24')).toBe('');
  expect(getDay(own, '2026-11-28')).toBe('09:30 free, 11:00 free');
  expect(getDay(own, '2026-12-05')).toBe('');
  const shut = ofDoctor({ ...withHours, closedDates: ['2026-11-25'] }, 'b');
  expect(getDay(shut, '2026-11-25')).toBe('16:00 closed, 16:20 closed, 16:40 closed');
  expect(getClosure(shut, '2026-11-25', NOON)).toEqual({ kind: 'date' });
  // Doctors without hours, and those whom content does not list, have the clinic's slots.
  for (const id of ['a', 'nobody']) {
    expect(getDay(ofDoctor(withHours, id), '2026-11-24')).toBe('09:00 free, 12:00 free, 14:00 free');
  }
});

test('a day without hours of the doctor is closed for that doctor, and the next one with some is found', () => {
  const own = ofDoctor(withHours, 'b');
  expect(getClosure(own, '2026-11-24', NOON)).toEqual({ kind: 'doctor' });
  expect(isClosedDate(own, '2026-11-24')).toBe(true);
  expect(getClosure(own, '2026-11-22', NOON)).toBeNull();
  expect(findNextOpenDate(own, '2026-11-20', NOON)).toBe('2026-11-22');
  expect(findNextOpenDate(own, '2026-11-25', NOON)).toBe('2026-11-28');
  expect(findNextOpenDate(own, '2026-11-28', NOON)).toBe('2026-11-29');
});

test('hours that have ended leave no day open', () => {
  const [line] = HOURS as [Hours];
  const doctors = [{ id: 'b', name: 'Dr. B', hours: [{ ...line, last: '2026-11-26' }] }];
  const ended = ofDoctor({ ...content, departments: [{ id: 'urology', name: 'Urology', doctors }] }, 'b');
  expect(findNextOpenDate(ended, '2026-11-22', NOON)).toBe('2026-11-25');
  expect(findNextOpenDate(ended, '2026-11-25', NOON)).toBeNull();
});

const SESSION: Session = {
  id: 's',
  doctorId: 'b',
  firstDate: '2026-11-24',
  lastDate: '2026-12-08',
  from: '10:00',
  to: '11:00',
  minutes: 30,
  opensClosedDays: false,
};

test('a session of the desk opens times of its doctor alone, on its weekday', () => {
  const current = { ...withHours, sessions: [SESSION] };
  const own = ofDoctor(current, 'b');
  for (const date of ['2026-11-24', '2026-12-01', '2026-12-08'])
    expect(getDay(own, date)).toBe('10:00 free, 10:30 free');
  for (const date of ['2026-11-23', '2026-12-15']) expect(getDay(own, date)).toBe('');
  expect(getClosure(own, '2026-11-24', NOON)).toBeNull();
  expect(getDay(ofDoctor(current, 'a'), '2026-11-24')).toBe('09:00 free, 12:00 free, 14:00 free');
});

test('a session on a day on which the clinic is closed opens the day only when it says so', () => {
  const sunday = { ...SESSION, doctorId: 'a', firstDate: '2026-11-22', lastDate: '2026-11-22' };
  const shut = ofDoctor({ ...content, sessions: [sunday] }, 'a');
  expect(getClosure(shut, '2026-11-22', NOON)).toEqual({ kind: 'weekday', weekday: 'Sunday' });
  expect(getDay(shut, '2026-11-22')).toContain('10:00 closed, 10:30 closed');
  const opened = ofDoctor({ ...content, sessions: [{ ...sunday, opensClosedDays: true }] }, 'a');
  expect(getClosure(opened, '2026-11-22', NOON)).toBeNull();
  expect(getDay(opened, '2026-11-22')).toBe('09:00 closed, 10:00 free, 10:30 free, 12:00 closed, 14:00 closed');
  expect(findNextOpenDate(opened, '2026-11-21', NOON)).toBe('2026-11-22');
  expect(getOpenSlots(opened, '2026-11-22').map(({ start }) => start)).toEqual(['10:00', '10:30']);
  expect(getOpenSlots(opened, '2026-11-29')).toEqual([]);
});

test('a session that opens a closed day takes the place of closed slots, of the clinic or of another session', () => {
  const sunday = { ...SESSION, doctorId: 'a', firstDate: '2026-11-22', lastDate: '2026-11-22', from: '09:00' };
  const opens = { ...sunday, id: 't', opensClosedDays: true };
  for (const sessions of [[opens], [sunday, opens]]) {
    const own = ofDoctor({ ...content, sessions }, 'a');
    expect(getDay(own, '2026-11-22')).toBe(
      '09:00 free, 09:30 free, 10:00 free, 10:30 free, 12:00 closed, 14:00 closed',
    );
  }
});

test('an appointment takes every slot that it overlaps with, though the timetable was another when it was made', () => {
  const own = ofDoctor(withHours, 'b');
  const getStates = (start: string, end: string) =>
    getStatedSlots(own, '2026-11-25', [{ start, end }], NOON).map(({ state }) => state);
  expect(getStates('15:00', '16:00')).toEqual(['free', 'free', 'free']);
  expect(getStates('15:30', '16:30')).toEqual(['taken', 'taken', 'free']);
  expect(getStates('16:20', '16:40')).toEqual(['free', 'taken', 'free']);
  expect(getStates('16:39', '16:41')).toEqual(['free', 'taken', 'taken']);
  // A row of very old times that are none takes no slot.
  expect(getStates('noon', 'noon')).toEqual(['free', 'free', 'free']);
});

test('the usual starts of all doctors are listed once, the earliest first', () => {
  expect(listUsualStarts(withHours)).toEqual([
    ...['09:00', '09:30', '11:00', '12:00', '14:00', '16:00', '16:20', '16:40'],
  ]);
});
