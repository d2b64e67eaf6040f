import postcss from 'postcss';
import { expect, test } from 'vitest';
import { readTokens } from './brand-colors.ts';
import { constantTokens } from './constant-tokens.ts';

const TOKENS = `:root {
  --weight-bold: 710;
  --leading-title: 1.15;
  --tracking-code: 0.04em;
  --teal: #0a545c;
  --line: #bcd6d5;
  --text-link: var(--teal);
  --size-body: clamp(1rem, 2vw, 2rem);
}`;

const read = (css: string) =>
  postcss([constantTokens(TOKENS, new Set(['--line']))]).process(css, { from: undefined }).css;

test('a page gets the values of tokens that never change', () => {
  expect(read('a { font: var(--weight-bold) 1em / var(--leading-title) var(--font) }')).toBe(
    'a { font: 710 1em / 1.15 var(--font) }',
  );
  expect(read('a { letter-spacing: var(--tracking-code) }')).toBe('a { letter-spacing: 0.04em }');
  expect(read(':root { --text-link: var(--teal) }')).toBe(':root { --text-link: #0a545c }');
});

test('tokens that a page changes or computes stay, and unknown ones too', () => {
  const css = 'a { color: var(--line); background: var(--text-link); font-size: var(--size-body); gap: var(--none) }';
  expect(read(css)).toBe(css);
});

test('a token that the window changes stays', () => {
  const css = 'a { block-size: var(--header) }';
  expect(postcss([constantTokens()]).process(css, { from: undefined }).css).toBe(css);
});

test('the tokens give a weight, leading or tracking one value, because another one would count everywhere', () => {
  const names = [...readTokens().matchAll(/ (--(?:weight|leading|tracking)-[\w-]+):/g)].map(([, name]) => name);
  expect(names).toEqual([...new Set(names)]);
});
