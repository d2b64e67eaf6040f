import postcss from 'postcss';
import { expect, test } from 'vitest';
import { readTokens } from './brand-colors.ts';
import { builtTokens } from './built-tokens.ts';

const TOKENS = `:root {
  --weight-bold: 710;
  --leading-title: 1.15;
  --tracking-code: 0.04em;
  --teal: #0a545c;
  --line: #bcd6d5;
  --accent: var(--teal);
  --text-link: var(--teal);
}`;

const USES = { changed: new Set(['--line']), drawn: new Set(['--accent']) };

const read = (css: string) => postcss([builtTokens(TOKENS, USES)]).process(css, { from: undefined }).css;

test('a page gets the values of tokens that never change', () => {
  expect(read('a { font: var(--weight-bold) 1em / var(--leading-title) Anek }')).toBe(
    'a { font: 710 1em / 1.15 Anek }',
  );
  expect(read('a { letter-spacing: var(--tracking-code) }')).toBe('a { letter-spacing: 0.04em }');
  expect(read(':root { --accent: var(--teal) }')).toBe(':root { --accent: #0a545c }');
});

test('tokens that a page changes or computes get short names', () => {
  expect(read('a { color: var(--line); --line: var(--text-link) }')).toBe('a { color: var(--a); --a: var(--b) }');
});

test('names that markup uses stay, and so do those that are no tokens', () => {
  const css = 'a { color: var(--accent); gap: var(--cluster-gap, 1em) }';
  expect(read(css)).toBe(css);
});

test('a token that the window changes stays a token', () => {
  const css = 'a { block-size: var(--header) }';
  expect(postcss([builtTokens()]).process(css, { from: undefined }).css).toMatch(
    /^a { block-size: var\(--[a-zA-Z]+\) }$/,
  );
});

test('the tokens give a weight, leading or tracking one value, because another one would count everywhere', () => {
  const names = [...readTokens().matchAll(/ (--(?:weight|leading|tracking)-[\w-]+):/g)].map(([, name]) => name);
  expect(names).toEqual([...new Set(names)]);
});
