import { expect, test } from 'vitest';
import { printChanged } from '../../test/changed-page.ts';
import { keepUsedTokens } from './used-tokens.ts';

test('a page keeps the tokens that its styles and its markup use', () => {
  const toPage = (tokens: string) =>
    `<style>@layer tokens{:root{${tokens}--end:0}}</style><style>a{color:var(--link)}</style><svg fill="var(--teal)"></svg>`;
  expect(printChanged(toPage('--link:#0a545c;--teal:#024;--red:#9b1c12;'), keepUsedTokens)).toBe(
    toPage('--link:#0a545c;--teal:#024;'),
  );
});

test('a page without tokens stays as it is', () => {
  expect(printChanged('<style>a{}</style>', keepUsedTokens)).toBe('<style>a{}</style>');
});
