import { expect, test } from 'vitest';
import { phoneToKey } from '#src/appointments/store/phone-key.ts';

test.each([
  '9876543210',
  '+91 98765 43210',
  '+91-98765-43210',
  '098765 43210',
  '0091 (98765) 43210',
  '+91 (0) 98765.43210',
  '+९१ ९८७६५ ४३२१०',
  '９８７６５４３２１０',
])('%s is the same number', (phone) => {
  expect(phoneToKey(phone)).toBe('9876543210');
});

test.each([
  ['9123456789', '9123456789'],
  ['+91 91234 56789', '9123456789'],
  ['+91 20 2550 1234', '2025501234'],
  ['020-25501234', '2025501234'],
  ['+44 20 7946 0018', '442079460018'],
  ['Ask at home', 'ask at home'],
  ['+', '+'],
  ['000', '000'],
])('%s is %s', (phone, key) => {
  expect(phoneToKey(phone)).toBe(key);
});
