import { expect, test } from 'vitest';
import { typedPhoneToHref } from './typed-phone-link.ts';

const INDIA = { diallingPrefix: '+91', nationalDigits: 10 };

test.each([
  ['९८७६५ ४३२१० ext ५', 'tel:+919876543210'],
  ['+44 (0)20 7946 0018', 'tel:+442079460018'],
  ['2567 1234', 'tel:25671234'],
  ['12', 'tel:12'],
  ['call me', undefined],
])('%s is called by its digits', (phone, href) => {
  expect(typedPhoneToHref(phone, INDIA)).toBe(href);
});
