import { expect, test } from 'vitest';
import { typedPhoneToHref } from './typed-phone.ts';

test.each([
  ['+91 20 0000 0100', 'tel:+912000000100'],
  ['९८७६५ ४३२१०', 'tel:9876543210'],
  ['٩٨٧٦٥ ٤٣٢١٠', 'tel:9876543210'],
  ['＋９１ ９８７６５ ４３２１０', 'tel:+919876543210'],
  ['९८७६५ ४३२१० ext ५', 'tel:9876543210'],
  ['98765 43210 / 98220 11111', 'tel:9876543210'],
  ['12', 'tel:12'],
  ['call me', undefined],
])('%s is called by its digits', (phone, href) => {
  expect(typedPhoneToHref(phone)).toBe(href);
});
