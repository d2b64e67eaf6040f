import { expect, test } from 'vitest';
import { printChanged } from '../../test/changed-page.ts';
import { addStyle, gatherStyles } from './head-styles.ts';

test('the styles of the body stand at the end of the head', () => {
  const page =
    '<html><head><style>a{}</style><script>b()</script></head><body><p>c</p><style>d{}</style></body></html>';
  expect(printChanged(page, gatherStyles)).toBe(
    '<html><head><style>a{}</style><script>b()</script><style>d{}</style></head><body><p>c</p></body></html>',
  );
});

test('styles that follow one another are one', () => {
  const page = '<head><style>a{}</style><style>b{}</style><script>c()</script><style>d{}</style></head><body></body>';
  expect(printChanged(page, gatherStyles)).toBe(
    '<head><style>a{}b{}</style><script>c()</script><style>d{}</style></head><body></body>',
  );
});

test('an added style comes after all others', () => {
  const add = (html: string) => printChanged(html, (page) => addStyle(page, 'b{}'));
  expect(add('<head><style>a{}</style></head>')).toBe('<head><style>a{}b{}</style></head>');
  expect(add('<head><title>One</title></head>')).toBe('<head><title>One</title><style>b{}</style></head>');
});
