import { expect, test } from 'vitest';
import { countSlips } from './slips.ts';

test.each([
  ['piles', 'piles', 0],
  ['pilse', 'piles', 1],
  ['pils', 'piles', 1],
  ['thyroids', 'thyroid', 1],
  ['thairoid', 'thyroid', 2],
])('%s is %s with %i slips', (word, other, slips) => {
  expect(countSlips(word, other, 3)).toBe(slips);
});

test('more slips than asked for are not counted', () => {
  expect(countSlips('appendix', 'hernia', 2)).toBe(3);
});
