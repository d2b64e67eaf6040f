import type { SlotState } from '@clinic/contract/appointment.ts';
import { expect, test } from 'vitest';
import { createDoctorCalendar } from '../../../../test/calendar.ts';
import { describeLostSlot } from './lost-slot.ts';

const CALENDAR = createDoctorCalendar({ slots: ['09:00', '10:00', '11:00'] });
const SATURDAY = '2026-11-28';
const NOW = new Date('2026-11-24T10:00:00+05:30');

const describe = (states: SlotState[] | null, state: SlotState = 'taken', horizonDays = 365) =>
  describeLostSlot(
    { time: '10:00 AM', state },
    states && ['09:00 AM', '10:00 AM', '11:00 AM'].map((time, index) => ({ time, state: states[index] ?? 'free' })),
    { ...CALENDAR, horizonDays },
    SATURDAY,
    NOW,
  );

test('a lost time is followed by the next free one, then by an earlier one', () => {
  expect(describe(['free', 'taken', 'free'])).toBe('10:00 AM has just been taken. Next free: 11:00 AM.');
  expect(describe(['free', 'taken', 'taken'])).toBe('10:00 AM has just been taken. Next free: 09:00 AM.');
  expect(describe(['past', 'past', 'free'], 'past')).toBe(
    '10:00 AM has passed or is too soon to book online: call us. Next free: 11:00 AM.',
  );
});

test('a full day names the next open one, as long as there is one', () => {
  const full = '10:00 AM has just been taken. No other times left that day.';
  expect(describe(['taken', 'taken', 'taken'])).toBe(`${full} Next open day: Monday, 30 November 2026.`);
  expect(describe(['taken', 'taken', 'taken'], 'taken', 4)).toBe(full);
});

test('nothing is said of other times until they are known', () => {
  expect(describe(null)).toBe('10:00 AM has just been taken.');
});
