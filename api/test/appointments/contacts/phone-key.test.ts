import { expect, test } from 'vitest';
import { phoneToKey as phoneToKeyOf } from '#src/appointments/contacts/phone-key.ts';

const INDIA = { diallingPrefix: '+91', nationalDigits: 10 };
const phoneToKey = (phone: string, country = INDIA) => phoneToKeyOf(phone, country);

test.each([
  '9876543210',
  '+91 98765 43210',
  '+91-98765-43210',
  '098765 43210',
  '0091 (98765) 43210',
  '+91 (0) 98765.43210',
  '98765/43210',
  'tel:+91-98765-43210',
  '\u202a+91 98765 43210\u202c',
])('%s is the same number', (phone) => {
  expect(phoneToKey(phone)).toBe('9876543210');
});

test.each([
  '98765 43210 ext 1',
  '98765 43210 ext. 2',
  '98765 43210x3',
  '98765 43210 #4',
  '+919876543210;ext=5',
  '98765 43210 (home, after 6)',
])('%s is the number without its extension', (phone) => {
  expect(phoneToKey(phone)).toBe('9876543210');
});

test.each([
  '98765 43210 / 98220 11111',
  '98765 43210/+91 98220 11111',
  '+91 98765 43210, 98220 11111',
  '9876543210 or 9822011111',
  '98765-43210 & 98220-11111',
  '+91 98765 43210 +91 98220 11111',
])('%s counts as its first number', (phone) => {
  expect(phoneToKey(phone)).toBe('9876543210');
});

test.each([
  '+91 +91 98765 43210',
  '9191 98765 43210',
  '+91 91 9876543210',
  '0091 +91 098765 43210',
  '+91 91 91 9876543210',
])('%s repeats the prefix of India and is the same number', (phone) => {
  expect(phoneToKey(phone)).toBe('9876543210');
});

test('digits of every script are digits', () => {
  const scripts = {
    Devanagari: 0x966,
    Bengali: 0x9e6,
    Tamil: 0xbe6,
    'Arabic-Indic': 0x660,
    Persian: 0x6f0,
    fullwidth: 0xff10,
  };
  const rarer = {
    'bold mathematical': 0x1d7ce,
    'monospace mathematical': 0x1d7f6,
    'Pa-o Karen': 0x116d0,
    'Eastern Pwo Karen': 0x116da,
  };
  for (const [script, zero] of Object.entries({ ...scripts, ...rarer })) {
    const write = (digits: string) => [...digits].map((digit) => String.fromCodePoint(zero + Number(digit))).join('');
    expect([script, phoneToKey(`+${write('91')} ${write('98765')} ${write('43210')}`)]).toEqual([script, '9876543210']);
  }
});

test.each([
  ['9123456789', '9123456789'],
  ['+91 91234 56789', '9123456789'],
  ['+91 +91 91919 19191', '9191919191'],
  ['+91 20 2550 1234', '2025501234'],
  ['020-25501234', '2025501234'],
  ['+44 20 7946 0018', '+442079460018'],
  ['+44 (0)20 7946 0018', '+442079460018'],
  ['0044 20 7946 0018', '+442079460018'],
  ['+65 9123 4567', '+6591234567'],
  ['65912 34567', '6591234567'],
  ['Ask at home', 'ask at home'],
  ['+', '+'],
  ['000', '000'],
])('%s is %s', (phone, key) => {
  expect(phoneToKey(phone)).toBe(key);
});

test.each([
  ['+44', 10, ['07700 900123', '+44 7700 900123', '+44 (0)7700 900123', '0044 7700 900123'], '7700900123'],
  ['+1', 10, ['(212) 555-0100', '1-212-555-0100', '+1 212 555 0100', '+1 1 212 555 0100'], '2125550100'],
  ['+49', 11, ['0151 23456789', '+49 151 23456789', '49 151 23456789'], '15123456789'],
  ['+44', 10, ['+91 98765 43210'], '+919876543210'],
])('a clinic whose country is %s with %i digits takes these as one', (diallingPrefix, nationalDigits, phones, key) => {
  const keys = phones.map((phone) => phoneToKey(phone, { diallingPrefix, nationalDigits }));
  expect(new Set(keys)).toEqual(new Set([key]));
});
