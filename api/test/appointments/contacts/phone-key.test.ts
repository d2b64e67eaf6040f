import { expect, test } from 'vitest';
import { phoneToKey } from '#src/appointments/contacts/phone-key.ts';

// Rows hold these keys: another form of them needs a migration.
test.each([
  ['9123456789', '9123456789'],
  ['+91 (0) 91234 56789 ext 1', '9123456789'],
  ['020-25501234', '2025501234'],
  ['+44 (0)20 7946 0018', '+442079460018'],
  ['+65 9123 4567', '+6591234567'],
  ['65912 34567', '6591234567'],
  ['+91 98765 4321', '+91987654321'],
  ['0 2567 1234', '25671234'],
  ['Ask at home', 'ask at home'],
  ['+', '+'],
  ['000', '000'],
])('%s is %s', (phone, key) => {
  expect(phoneToKey(phone, { diallingPrefix: '+91', nationalDigits: 10 })).toBe(key);
});
