import { PROBLEMS, REASONS, type ReasonCode } from '@clinic/contract/refusals.ts';
import { expect, test } from 'vitest';
import { problemToWords, reasonToWords } from './refusals.ts';

const say = (code: ReasonCode, params = {}, field = 'email') => reasonToWords({ code, params, field, detail: '' });

test.each(Object.keys(PROBLEMS))('a person reads words for the problem %s', (code) => {
  expect(problemToWords(code)).toMatch(/^[A-Z].+\.$/);
});

test.each(Object.keys(REASONS) as ReasonCode[])('a person reads words for the reason %s', (code) => {
  expect(say(code, { maxChars: 120, date: '2026-11-22', lastDate: '2027-11-20', nextDate: '2026-11-23' })).toMatch(
    /^[A-Z](?!.*(undefined|NaN)).+\.$/,
  );
});

test('dates, lengths and contacts are named in words', () => {
  expect(say('date-beyond', { lastDate: '2027-11-20' })).toBe('Choose a date up to Saturday, 20 November 2027.');
  expect(say('weekday-closed', { date: '2026-11-22', nextDate: '2026-11-23' })).toBe(
    'The clinic takes no bookings on Sundays. The next open day is Monday, 23 November 2026.',
  );
  expect(say('date-closed', { date: '2027-01-26' })).toBe(
    'The clinic is closed on Tuesday, 26 January 2027. Choose another day.',
  );
  expect(say('text-too-long', { maxChars: 120 })).toBe('Shorten this to 120 characters.');
  expect(say('contact-full', {}, 'phone')).toContain('this phone number');
  expect(say('contact-full', {}, 'email')).toContain('this email address');
});

test('what a newer service says has words too', () => {
  expect(say('of-tomorrow' as ReasonCode)).toBe('We cannot accept this. Please change it.');
  expect(problemToWords('of-tomorrow')).toContain('could not accept');
  expect(problemToWords(undefined)).toBe('');
});
