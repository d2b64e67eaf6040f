import { addDays, type BookingCalendar } from '@clinic/contract/booking-calendar.ts';
import { expect, test } from 'vitest';
import { createClinic, nineDoctors, openReviewClinic } from './review-clinic.ts';

type Options = Parameters<ReturnType<typeof openReviewClinic>['book']>[0];
/** Bookings that come evenly within some minutes, and how many of them are marked. */
type Wave = [many: number, minutes: number, marked: number, options?: Options];

const ONE_ADDRESS = { address: '203.0.113.7' };
const ONE_DAY = { change: { appointmentDate: '2026-11-21' } };
const SPAM = { change: { ...ONE_DAY.change, message: 'The words that a program sends for every booking.' } };
const QUIET_HOUR: Wave = [0, 60, 0];
const oneDoctor: BookingCalendar = {
  ...nineDoctors,
  departments: nineDoctors.departments.slice(0, 1).map((one) => ({ ...one, doctors: one.doctors.slice(0, 1) })),
};

/** A clinic whose next day is full after half a day, and nobody books in the other half. */
function fillNextDay(day: number, marked: number): Wave[] {
  const change = { appointmentDate: addDays('2026-11-24', day) };
  return [[72, 12 * 60, marked, { change }], ...Array<Wave>(12).fill(QUIET_HOUR)];
}

test.each<[who: string, waves: Wave[], clinic?: BookingCalendar]>([
  [
    'patients of a busy day, a dozen of them in one minute,',
    [
      [10, 120, 0],
      [12, 1, 0],
      [50, 360, 0],
    ],
  ],
  ['patients of one mobile network', [[20, 10, 0, ONE_ADDRESS]]],
  ['patients of a quiet clinic', Array<Wave>(48).fill([3, 60, 0, ONE_ADDRESS])],
  ['patients with the same short message', [[60, 240, 0, { change: { message: 'Follow-up visit' } }]]],
  [
    'patients after attempts that failed',
    [
      [500, 1, 0, { ...ONE_ADDRESS, isBooked: false }],
      [10, 5, 0, ONE_ADDRESS],
    ],
  ],
  [
    'patients of two hundred doctors',
    [
      [600, 60, 0],
      [45, 1, 0],
    ],
    createClinic(200),
  ],
  [
    'patients of a Monday morning, those of its first hour for one day,',
    [
      [36, 12 * 60, 0],
      [20, 60, 0, ONE_DAY],
      [40, 120, 0],
    ],
  ],
  [
    'patients after a flood',
    [
      [1000, 1 / 6, 980],
      [0, 1, 0],
      [12, 60, 0, ONE_DAY],
    ],
  ],
  [
    'patients after a flood with one message',
    [
      [200, 10, 197, SPAM],
      [12, 60, 0, ONE_DAY],
    ],
  ],
  [
    'a family, and then a bot, at a clinic of one doctor',
    [
      [6, 1, 0, ONE_DAY],
      [2, 1, 2, ONE_DAY],
    ],
    oneDoctor,
  ],
  [
    'a bot that takes a day within half a day',
    [
      [60, 6 * 60, 0, ONE_DAY],
      [12, 60, 12, ONE_DAY],
    ],
  ],
  ['a bot that spreads over many days', [[60, 60, 24]]],
  [
    'a slower bot that spreads over many days',
    [
      [144, 10 * 60, 0],
      [56, 2 * 60, 56],
    ],
  ],
  [
    'patients of a clinic whose next day is always full, after six days,',
    [12, 12, 12, 12, 12, 11, 0, 0, 0, 0].flatMap((marked, day) => fillNextDay(day, marked)),
  ],
])('%s are marked only as told', (_who, waves, clinic) => {
  const { bookMany, clock } = openReviewClinic(clinic);
  const marks = waves.map(([many, minutes, , options]) => {
    if (many === 0) clock.ms += minutes * 60_000;
    return bookMany(many, minutes, options);
  });
  expect(marks).toEqual(waves.map(([, , marked]) => marked));
});

test('a burst that lasts does not become usual, and the log tells how it grows', () => {
  const { bookMany, log } = openReviewClinic();
  expect(bookMany(1800, 60)).toBeGreaterThan(1700);
  const sizes = log.warn.mock.calls.map(([{ bookings }]) => bookings);
  expect(sizes.length).toBeLessThanOrEqual(61 + Math.log2(1800));
  expect(sizes.at(-1)).toBeGreaterThan(1700);
});
