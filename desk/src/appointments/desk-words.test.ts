import { expect, test } from 'vitest';
import { PLACE, TODAY } from '#test/desk-samples.ts';
import { changeToWords, phoneToChatHref, refusalToWords } from './desk-words.ts';

const CHANGE = { by: 'asha@clinic.example', action: 'arrived', at: '2030-01-07T04:35:00.000Z' } as const;
const MOVE = { by: 'patient', action: 'moved', at: '2030-01-05T20:00:00.000Z' } as const;

test.each([
  [changeToWords(CHANGE, TODAY, PLACE), 'arrived 10:05 AM · asha@…'],
  [changeToWords(MOVE, TODAY, PLACE), 'moved 6 January 2030, 01:30 AM · the patient'],
  [
    refusalToWords('outdated', CHANGE, TODAY, PLACE),
    'Changed meanwhile by asha@clinic.example: arrived, 10:05 AM. This is how it is now.',
  ],
  [refusalToWords('outdated', null, TODAY, PLACE), expect.stringContaining('Someone else')],
  [refusalToWords('slot-taken', CHANGE, TODAY, PLACE), 'Someone else has just taken this time.'],
])('a receptionist reads what others have done by the clinic’s clock: %s', (words, expected) => {
  expect(words).toEqual(expected);
});

test.each([
  ['98220-00000 / 98765 43210', 'https://wa.me/919822000000'],
  ['+44 (0)20 7946 0958', 'https://wa.me/442079460958'],
  ['2567 1234', null],
  ['ask her son', null],
])('a receptionist opens the chat of %s only with its country: %s', (phone, href) => {
  expect(phoneToChatHref(phone, PLACE)).toBe(href);
});
