import { expect, test } from 'vitest';
import { printChanged } from '../../test/changed-page.ts';
import { removeEmptyComments } from './removed-comments.ts';

test('two texts of a page become one', () => {
  expect(printChanged('<span> <!-- -->about<!-- --> <!-- -->Piles</span>', removeEmptyComments)).toBe(
    '<span> about Piles</span>',
  );
});

test('an island, a script and a style stay as they are', () => {
  const kept =
    '<astro-island props="{}">Step<!-- --> 1</astro-island><script>a("<!-- -->")</script><style>/*<!-- -->*/</style>';
  expect(printChanged(`a<!-- --> ${kept}<!-- --> b`, removeEmptyComments)).toBe(`a ${kept} b`);
});
