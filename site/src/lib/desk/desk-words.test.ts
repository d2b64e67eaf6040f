import { expect, test } from 'vitest';
import { PLACE, TODAY } from '../../../test/desk-samples.ts';
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
  ['98220 00000', '919822000000'],
  ['098220-00000', '919822000000'],
  ['+91 98220 00000', '919822000000'],
  ['0044 20 7946 0958', '442079460958'],
  ['९८७६५ ४३२१०', '919876543210'],
  ['＋９１ ９८７६५ ４３２१०', '919876543210'],
])('the chat of %s is opened with its country', (phone, number) => {
  expect(phoneToChatHref(phone, PLACE)).toBe(`https://wa.me/${number}`);
});

test('a text without digits opens no chat', () => expect(phoneToChatHref('ask her son', PLACE)).toBeNull());
