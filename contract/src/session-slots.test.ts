import { expect, test } from 'vitest';
import type { BookingCalendar, Session } from './booking-calendar.ts';
import { getOpenSlots, getStatedSlots, ofDoctor } from './open-slots.ts';

const NOW = new Date('2026-11-20T12:00:00+05:30');
const SUNDAY = '2026-11-29';

const SESSION: Session = {
  id: 'one',
  doctorId: 'rao',
  firstDate: SUNDAY,
  lastDate: '2026-12-06',
  from: '10:00',
  to: '11:00',
  minutes: 30,
  opensClosedDays: true,
};

const CALENDAR: BookingCalendar = {
  timeZone: 'Asia/Kolkata',
  diallingPrefix: '+91',
  nationalDigits: 10,
  departments: [{ id: 'urology', name: 'Urology', doctors: [{ id: 'rao', name: 'Dr. Sample Rao' }] }],
  slots: ['09:00', '10:00', '12:00'],
  closedWeekdays: ['Sunday'],
  closedDates: [],
  horizonDays: 365,
};

const listSlots = (date: string, ...sessions: Session[]) =>
  getStatedSlots(ofDoctor({ ...CALENDAR, sessions }, 'rao'), date, [], NOW).map(
    ({ start, state }) => `${start} ${state}`,
  );

test('a session that opens a closed day takes the place of the closed slots', () => {
  expect(listSlots(SUNDAY, SESSION)).toEqual(['09:00 closed', '10:00 free', '10:30 free', '12:00 closed']);
  expect(listSlots('2026-12-06', SESSION)).toContain('10:30 free');
  expect(listSlots('2026-12-13', SESSION)).toEqual(['09:00 closed', '10:00 closed', '12:00 closed']);
});

test('a session that does not open closed days leaves the closed slots as they are', () => {
  const shut = { ...SESSION, opensClosedDays: false };
  expect(listSlots(SUNDAY, shut)).toEqual(['09:00 closed', '10:00 closed', '12:00 closed']);
  expect(listSlots(SUNDAY, shut, SESSION)).toContain('10:30 free');
});

test('on an open day the usual slots come before those of a session', () => {
  const monday = { ...SESSION, firstDate: '2026-11-30', lastDate: '2026-11-30', to: '11:30' };
  expect(listSlots('2026-11-30', monday)).toEqual(['09:00 free', '10:00 free', '11:00 free', '12:00 free']);
});

test('the slots that can be booked on a closed day are those of the session', () => {
  const own = ofDoctor({ ...CALENDAR, sessions: [SESSION] }, 'rao');
  expect(getOpenSlots(own, SUNDAY).map(({ start }) => start)).toEqual(['10:00', '10:30']);
  expect(getOpenSlots(own, '2026-12-13')).toEqual([]);
});
