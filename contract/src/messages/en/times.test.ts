import { expect, test } from 'vitest';
import { clockToWords, labelToShort, labelToTile, labelToWords } from './times.ts';

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
