import { expect, test } from 'vitest';
import { joinTexts, liftStyles, shrinkScripts } from './tidy-markup.ts';

test('two texts of a page become one', () => {
  expect(joinTexts('<span> <!-- -->about<!-- --> <!-- -->Piles</span>')).toBe('<span> about Piles</span>');
});

test('an island, a script and a style stay as they are', () => {
  const kept =
    '<astro-island props="{}">Step<!-- --> 1</astro-island><script>a("<!-- -->")</script><style>/*<!-- -->*/</style>';
  expect(joinTexts(`a<!-- --> ${kept}<!-- --> b`)).toBe(`a ${kept} b`);
});

test('the styles of the body stand at the end of the head', () => {
  expect(liftStyles('<head><style>a{}</style></head><body><p>b</p><style>c{}</style></body>')).toBe(
    '<head><style>a{}</style><style>c{}</style></head><body><p>b</p></body>',
  );
});

test('a script in the page shrinks, and data stays as it is', () => {
  const data = '<script type="application/ld+json">{ "a": 1 }</script>';
  expect(
    shrinkScripts(`${data}<script>\n  // Why.\n  (() => { const long = 1 + 1; alert(long); })();\n</script>`),
  ).toBe(`${data}<script>alert(2);</script>`);
});
