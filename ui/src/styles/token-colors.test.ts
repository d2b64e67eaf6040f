import { expect, test } from 'vitest';
import { readTokenColor } from './token-colors.ts';

const TOKENS = ':root {\n  --night: #04161c;\n  --ground-night: var(--night);\n}';

test('a meaning leads to its color in the palette', () => {
  expect(readTokenColor(TOKENS, '--ground-night')).toBe('#04161c');
});

test('a token that does not exist is named', () => {
  expect(() => readTokenColor(TOKENS, '--ground-day')).toThrow('--ground-day');
});
