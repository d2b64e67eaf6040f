import { afterEach, expect, test, vi } from 'vitest';
import { clockToWords, labelToShort, labelToTile, labelToWords } from './dates-and-times.ts';

const ownZone = process.env.TZ;

afterEach(() => {
  if (ownZone === undefined) delete process.env.TZ;
  else process.env.TZ = ownZone;
});

test.each(['Pacific/Kiritimati', 'Asia/Kolkata', 'Pacific/Pago_Pago'])(
  'a day is written as it stands, also when the site is built in %s',
  async (zone) => {
    process.env.TZ = zone;
    vi.resetModules();
    const { dateToDay, dateToDayOfCalendar, dateToPostDay, dateToWords, monthToWords } = await import(
      './dates-and-times.ts'
    );
    expect(dateToPostDay('2026-09-10')).toBe('September 10, 2026');
    expect(dateToDayOfCalendar('2026-01-01')).toBe('1 January 2026');
    expect(dateToWords('2026-11-24')).toBe('Tuesday, 24 November 2026');
    expect(dateToDay('2026-11-24')).toBe('Tuesday 24 November');
    expect(monthToWords('2026-11')).toBe('November 2026');
  },
);

test('the 24-hour clock becomes the twelve-hour one', () => {
  expect(['00:30', '09:05', '12:00', '23:59'].map(clockToWords)).toEqual([
    '12:30 am',
    '9:05 am',
    '12:00 pm',
    '11:59 pm',
  ]);
});

test('a label stays as bookings hold it, but has no zero in a sentence', () => {
  expect(labelToWords('02:00 PM')).toBe('02:00 PM');
  expect(labelToTile('02:00 PM', 'Afternoon')).toBe('02:00 PM');
  expect(labelToShort('02:00 PM')).toBe('2:00 PM');
});
