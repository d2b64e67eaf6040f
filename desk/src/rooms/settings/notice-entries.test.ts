import { calendar, NOON_IN_PUNE } from '@clinic/api/test/sample-clinic.ts';
import { expect, test } from 'vitest';
import { readNotice, readNoticeEntries } from './notice-entries.ts';

const DIWALI = {
  en: 'Closed on Monday for Diwali',
  hi: '',
  mr: '',
  from: '2026-11-21T08:00',
  until: '2026-11-24T09:00',
};

const LANGUAGES = ['en', 'hi'] as const;

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
])('%j is refused with a reason for each field', (change, reasons) => {
  const entries = readNoticeEntries({ ...DIWALI, ...change });
  expect(readNotice(calendar, LANGUAGES, entries, NOON_IN_PUNE)).toEqual({ reasons });
});

test('line breaks become blanks, 200 characters fit whatever they are, and without a first time a notice begins now', () => {
  const text = `${'🪔'.repeat(198)}\r\nx`;
  const entries = readNoticeEntries({ ...DIWALI, en: text, from: '' });
  expect(readNotice(calendar, LANGUAGES, entries, NOON_IN_PUNE)).toEqual({
    notice: {
      texts: { en: `${'🪔'.repeat(198)} x` },
      from: NOON_IN_PUNE.toISOString(),
      until: '2026-11-24T03:30:00.000Z',
    },
  });
});
