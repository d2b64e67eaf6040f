import { expect, test } from 'vitest';
import { textToAnchor } from './anchors.ts';

test.each([
  ['What should I wear, and what stays at home?', 'what-should-i-wear-and-what-stays-at-home'],
  ["What if my insurer doesn't pay?", 'what-if-my-insurer-doesnt-pay'],
  ['मला काय आणावे लागेल?', 'मला-काय-आणावे-लागेल'],
])('%s makes an anchor', (text, anchor) => {
  expect(textToAnchor(text)).toBe(anchor);
});
