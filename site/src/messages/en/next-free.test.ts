import { expect, test } from 'vitest';
import { nextFreeToWords } from './next-free.ts';

const WHO = { doctorId: 'asha', doctor: 'Dr. Asha', departmentId: 'urology' };

test.each([
  ['2026-11-24', '10:00', 'Tuesday 24 November, 10 am'],
  ['2027-01-01', '12:00', 'Friday 1 January, 12 pm'],
  ['2026-11-24', '14:30', 'Tuesday 24 November, 2:30 pm'],
  ['2026-11-24', '00:05', 'Tuesday 24 November, 12:05 am'],
])('%s %s is told as %s', (date, slot, words) => {
  expect(nextFreeToWords({ ...WHO, date, slot })).toBe(`Next free: ${words} with Dr. Asha`);
});
