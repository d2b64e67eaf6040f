import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { wcagContrast } from 'culori';
import { expect, test } from 'vitest';
import { recolorTokens } from './brand-colors.ts';
import { readTokenColor } from './token-colors.ts';

const TOKENS = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8');
const DRAWN = {
  dark: readTokenColor(TOKENS, '--night'),
  main: readTokenColor(TOKENS, '--teal'),
  accent: readTokenColor(TOKENS, '--amber'),
};

test('the colors of the sample change nothing', () => {
  expect(recolorTokens(TOKENS, DRAWN)).toBe(TOKENS);
});

test("a clinic's three colors stand for the three of the sheet, and their shades follow", () => {
  const tokens = recolorTokens(TOKENS, { dark: '#1a0b2e', main: '#5b2a86', accent: '#f2c14e' });
  expect(readTokenColor(tokens, '--ground-night')).toBe('#1a0b2e');
  expect(readTokenColor(tokens, '--text-link')).toBe('#5b2a86');
  expect(readTokenColor(tokens, '--accent')).toBe('#f2c14e');
  expect(readTokenColor(tokens, '--mint')).not.toBe(readTokenColor(TOKENS, '--mint'));
});

test('white stays white and a mistake stays red', () => {
  const tokens = recolorTokens(TOKENS, { ...DRAWN, main: '#5b2a86' });
  for (const name of ['--white', '--red']) expect(readTokenColor(tokens, name)).toBe(readTokenColor(TOKENS, name));
});

test('a shade has the contrast that it had', () => {
  const tokens = recolorTokens(TOKENS, { dark: '#1a0b2e', main: '#5b2a86', accent: '#f2c14e' });
  const measure = (sheet: string) =>
    wcagContrast(readTokenColor(sheet, '--text-body'), readTokenColor(sheet, '--ground-ice-strong'));
  expect(measure(tokens)).toBeCloseTo(measure(TOKENS), 0);
});
