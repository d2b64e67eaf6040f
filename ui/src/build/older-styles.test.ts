import postcss from 'postcss';
import { expect, test } from 'vitest';
import { olderStyles, thinColor } from './older-styles.ts';

const read = (css: string) => postcss([olderStyles()]).process(css, { from: undefined }).css.replace(/\s+/g, ' ');

test('a thinned token becomes a plain color', () => {
  expect(thinColor('#04161c', 50)).toBe('#04161c80');
  expect(read('a { color: color-mix(in srgb, var(--light) 20%, transparent) }')).toBe('a { color: #ffffff33 }');
});

test('a thinned color that is no token stays', () => {
  const css = 'a { color: color-mix(in srgb, var(--color) 20%, transparent) }';
  expect(read(css)).toBe(css);
});

test('where there are no container queries, the window is asked', () => {
  const css = '@container (width < 20rem) { a { color: red } }';
  expect(read(css)).toBe(
    `${css} @supports not (container-type: inline-size) { @media (width < 20rem) { a { color: red } } }`,
  );
});

test('a value that old browsers lack has an older one before it', () => {
  expect(read('a { overflow: clip; --height: 20svh; height: calc(100dvh - 1px) }')).toBe(
    'a { overflow: hidden; overflow: clip; --height: 20svh; height: calc(100vh - 1px); height: calc(100dvh - 1px) }',
  );
});
