import { expect, test } from 'vitest';
import { isPhoneShort } from './appointment.ts';

test.each(['12', '1', '98765', '+91 987', '१२', '112 ext'])('the number %s is asked about', (phone) => {
  expect(isPhoneShort(phone)).toBe(true);
});

test.each(['', '2567 123', '98765 43210', '९८७६५ ४३२१०', '+91-98765-43210 ext 1'])(
  'the number "%s" is not',
  (phone) => {
    expect(isPhoneShort(phone)).toBe(false);
  },
);
