import { expect, test } from 'vitest';
import { readTree } from './read-tree.ts';

test('elements are listed in their order, without those that are left out', () => {
  const page = readTree('<main><p><b>1</b></p><svg><b>2</b></svg></main><b>3</b>');
  expect(page.list().map(({ name }) => name)).toEqual(['main', 'p', 'b', 'svg', 'b', 'b']);
  expect(page.list(({ name }) => name === 'svg').map(({ name }) => name)).toEqual(['main', 'p', 'b', 'b']);
});

test('a page without the wanted element is refused', () => {
  expect(() => readTree('<p></p>').find('head')).toThrow('A page has no element head.');
});

test('an attribute is read, changed in its place, and added as the first', () => {
  const page = readTree('<a class="x" hrefLang="hi-IN" href="/$&amp;">One</a>');
  const link = page.find('a');
  expect(['href', 'hreflang', 'lang'].map((name) => link.read(name))).toEqual(['/$&amp;', 'hi-IN', undefined]);
  link.set('href', '/$&amp;');
  link.set('class', '$& y');
  link.set('lang', 'en-IN');
  expect(page.print()).toBe('<a lang="en-IN" class="$& y" hrefLang="hi-IN" href="/$&amp;">One</a>');
});

test('elements are taken out in their order', () => {
  const page = readTree('<p>10<i>and<b>1</b></i><b>2</b></p>');
  expect(page.take(({ name }) => name === 'b').map((element) => element.print())).toEqual(['<b>1</b>', '<b>2</b>']);
  expect(page.print()).toBe('<p>10<i>and</i></p>');
});
