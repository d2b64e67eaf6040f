import { expect, test } from 'vitest';
import { toAsciiDigits } from './typed-texts.ts';

test('digits of every script become those of ASCII, and nothing else changes', () => {
  expect(toAsciiDigits('＋९१ ৯৮৭৬৫ ٤٣٢١٠ ask Asha')).toBe('+91 98765 43210 ask Asha');
});
