import { expect, test } from 'vitest';
import { PLACE, TODAY } from '#test/desk-samples.ts';
import { changeToWords, phoneToChatHref, refusalToWords } from './desk-words.ts';

const CHANGE = { by: 'asha@clinic.example', action: 'arrived', at: '2030-01-07T04:35:00.000Z' } as const;

test('a change is told by the clinic’s clock', () => {
  expect(changeToWords(CHANGE, TODAY, PLACE)).toBe('arrived 10:05 AM · asha@…');
});

test('a change of another day names the day, and the patient is no address', () => {
  const change = { by: 'patient', action: 'moved', at: '2030-01-05T20:00:00.000Z' } as const;
  expect(changeToWords(change, TODAY, PLACE)).toBe('moved 6 January 2030, 01:30 AM · the patient');
});

test('an outdated action tells what the other person did', () => {
  expect(refusalToWords('outdated', CHANGE, TODAY, PLACE)).toBe(
    'Changed meanwhile by asha@clinic.example: arrived, 10:05 AM. This is how it is now.',
  );
  expect(refusalToWords('outdated', null, TODAY, PLACE)).toContain('Someone else');
  expect(refusalToWords('slot-taken', CHANGE, TODAY, PLACE)).toBe('Someone else has just taken this time.');
});

test.each([
  ['98220-00000 / 98765 43210', 'https://wa.me/919822000000'],
  ['+44 (0)20 7946 0958', 'https://wa.me/442079460958'],
  ['2567 1234', null],
  ['ask her son', null],
])('the chat of %s is opened only with its country: %s', (phone, href) => {
  expect(phoneToChatHref(phone, PLACE)).toBe(href);
});
