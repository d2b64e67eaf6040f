import postcss from 'postcss';
import { expect, test } from 'vitest';
import { readTokens } from './brand-colors.ts';
import { constantTokens } from './constant-tokens.ts';

const TOKENS = ':root { --weight-bold: 710; --leading-title: 1.15; --tracking-code: 0.04em; --size-body: 1rem; }';

const read = (css: string) => postcss([constantTokens(TOKENS)]).process(css, { from: undefined }).css;

test('a page gets the values of tokens that never change', () => {
  expect(read('a { font: var(--weight-bold) 1em / var(--leading-title) var(--font) }')).toBe(
    'a { font: 710 1em / 1.15 var(--font) }',
  );
  expect(read('a { letter-spacing: var(--tracking-code) }')).toBe('a { letter-spacing: 0.04em }');
});

test('sizes and unknown tokens stay', () => {
  const css = 'a { font-size: var(--size-body); font-weight: var(--weight-none) }';
  expect(read(css)).toBe(css);
});

test('the tokens give a weight, leading or tracking one value, because another one would count everywhere', () => {
  const names = [...readTokens().matchAll(/ (--(?:weight|leading|tracking)-[\w-]+):/g)].map(([, name]) => name);
  expect(names).toEqual([...new Set(names)]);
});
