import { expect, test } from 'vitest';
import { removeUnusedTokens } from './unused-tokens.ts';

test('a page keeps the tokens that it uses, also by way of others', () => {
  const rest = '@media (width>=1200px){--header:5rem}}}</style><style>a{color:var(--link);top:var(--header,0)}</style>';
  expect(
    removeUnusedTokens(
      `<style>@layer tokens{:root{--teal:#0a545c;--red:#9b1c12;--link:var(--teal);--error:var(--red);--link-far:red;--header:4rem;${rest}`,
    ),
  ).toBe(`<style>@layer tokens{:root{--teal:#0a545c;--link:var(--teal);--header:4rem;${rest}`);
});

test('a page in other letters, whose tokens come first, loses the unused ones too', () => {
  const page = (latin: string, own: string) =>
    `<style>@layer tokens{:root[lang]{--size:2rem;${own}--last:0}:root{--teal:#0a545c;${latin}--end:0}}</style>`;
  const use = '<style>a{color:var(--teal);font-size:var(--size);top:var(--last)}</style>';
  expect(removeUnusedTokens(page('--red:#9b1c12;', '--leading:1.2;') + use)).toBe(page('', '') + use);
});

test('a sheet keeps the tokens that the others use', () => {
  const sheet = (tokens: string) => `@layer tokens{:root{${tokens}--end:0}}`;
  const others = 'a{color:var(--link)}';
  expect(removeUnusedTokens(sheet('--link:#0a545c;--red:#9b1c12;'), others)).toBe(sheet('--link:#0a545c;'));
});
