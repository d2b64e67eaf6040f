import { expect, test } from 'vitest';
import { joinText } from './joined-text.ts';

test('two texts of a page become one', () => {
  expect(joinText('<span> <!-- -->about<!-- --> <!-- -->Piles</span>')).toBe('<span> about Piles</span>');
});

test('an island, a script and a style stay as they are', () => {
  const kept =
    '<astro-island props="{}">Step<!-- --> 1</astro-island><script>a("<!-- -->")</script><style>/*<!-- -->*/</style>';
  expect(joinText(`a<!-- --> ${kept}<!-- --> b`)).toBe(`a ${kept} b`);
});
