import { calendar, NOON_IN_PUNE } from '@clinic/api/test/sample-clinic.ts';
import { expect, test } from 'vitest';
import { DATE, FORM } from '#test/closure-desk.ts';
import { readClosure } from './closure-entries.ts';

test.each<[Partial<typeof FORM>, Record<string, string>]>([
  [{ doctor: '' }, { doctor: 'doctor-unknown' }],
  [{ doctor: 'nobody' }, { doctor: 'doctor-unknown' }],
  [{ firstDate: '' }, { firstDate: 'date-invalid' }],
  [
    { firstDate: '2026-02-30', lastDate: 'soon' },
    { firstDate: 'date-invalid', lastDate: 'date-invalid' },
  ],
  [{ firstDate: '2026-11-19', lastDate: DATE }, { firstDate: 'date-past' }],
  [{ lastDate: '2026-11-23' }, { lastDate: 'last-before-first' }],
  [{ every: 'month' }, { every: 'every-unknown' }],
  [{ every: 'week' }, { lastDate: 'last-missing' }],
  [{ firstTime: '15:00', lastTime: '14:00' }, { lastTime: 'last-before-first' }],
  [
    { firstTime: '14:30', lastTime: 'noon' },
    { firstTime: 'time-unknown', lastTime: 'time-unknown' },
  ],
  [{ reason: 'x'.repeat(121) }, { reason: 'too-long' }],
])('a receptionist reads a reason for each field that is refused: %j', (change, refused) => {
  expect(readClosure(calendar, { ...FORM, ...change }, NOON_IN_PUNE)).toEqual({ refused });
});
