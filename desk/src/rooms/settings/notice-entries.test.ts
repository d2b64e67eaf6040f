import { calendar, NOON_IN_PUNE } from '@clinic/api/test/sample-clinic.ts';
import { expect, test } from 'vitest';
import { DIWALI } from '#test/settings/diwali.ts';
import { readNewNotice, readNoticeEntries } from './notice-entries.ts';

const LANGUAGES = ['en', 'hi'] as const;

const read = (change: Partial<typeof DIWALI>) =>
  readNewNotice(calendar, LANGUAGES, readNoticeEntries({ ...DIWALI, ...change }), NOON_IN_PUNE);

test.each<[Partial<typeof DIWALI>, Record<string, string>]>([
  [{ en: '' }, { en: 'text-missing' }],
  [{ en: ' \n ' }, { en: 'text-missing' }],
  [{ en: '', mr: 'बंद' }, { en: 'text-missing' }],
  [{ en: 'a'.repeat(201) }, { en: 'text-too-long' }],
  [
    { en: 'a\0b', hi: 'क\ud800' },
    { en: 'text-unreadable', hi: 'text-unreadable' },
  ],
  [
    { from: 'soon', until: '' },
    { from: 'time-invalid', until: 'time-invalid' },
  ],
  [{ until: '2026-02-30T10:00' }, { until: 'time-invalid' }],
  [{ until: '2026-11-24T24:00' }, { until: 'time-invalid' }],
  [{ until: '2026-11-20T12:00' }, { until: 'until-past' }],
  [{ until: '2026-11-21T08:00' }, { until: 'until-before-from' }],
  [{ until: '2027-11-23T08:00' }, { until: 'lasts-too-long' }],
])('an owner reads a reason for each field that is refused: %j', (change, reasons) => {
  expect(read(change)).toEqual({ reasons });
});

test('an owner writes 200 characters of any kind in one line, and without a first time the notice begins now', () => {
  const lamps = '🪔'.repeat(198);
  expect(read({ en: `${lamps}\r\nx`, from: '' })).toEqual({
    notice: {
      texts: { en: `${lamps} x` },
      from: NOON_IN_PUNE.toISOString(),
      until: '2026-11-24T03:30:00.000Z',
    },
  });
});
