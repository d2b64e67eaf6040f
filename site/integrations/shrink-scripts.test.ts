import { expect, test } from 'vitest';
import { shrinkInlineScripts } from './shrink-scripts.ts';

test('a script in the page shrinks, and data stays as it is', () => {
  const data = '<script type="application/ld+json">{ "a": 1 }</script>';
  expect(
    shrinkInlineScripts(`${data}<script>\n  // Why.\n  (() => { const long = 1 + 1; alert(long); })();\n</script>`),
  ).toBe(`${data}<script>alert(2);</script>`);
});
