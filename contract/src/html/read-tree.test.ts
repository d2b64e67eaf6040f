import { expect, test } from 'vitest';
import { readTree } from './read-tree.ts';

test.each([
  '<!doctype html><html lang="mr-IN"><head><meta charset="utf-8"></head><body><p>एक<br>दोन &amp; 3</p></body></html>',
  '<p>Step<!-- --> 1</p><!-- <p> -->',
  '<a title="1 > 0" hidden href=\'/"\'>One</a>',
  '<svg viewBox="0 0 9 9"><path d="M0 0z" /><linearGradient id="a"></linearGradient></svg>',
  '<script>if (a<b) c("<p></i>")</script><style></style><script src="/a.js"></script>',
  '<ul><li>One<li>Two</ul></b><p>2 < 3',
])('the tree of %s prints the same bytes', (html) => {
  expect(readTree(html).print()).toBe(html);
});

test('an element holds what stands between its tags', () => {
  const page = readTree('<ul class="a"><li>One<br>line<li>Two</ul><script>"<b>"</script>After');
  const [list, script] = page.parts;
  expect(list).toMatchObject({ name: 'ul', attributes: ' class="a"', end: '</ul>' });
  expect(script?.printContent()).toBe('"<b>"');
  expect(page.children.at(-1)).toEqual({ text: 'After' });
});
