import { expect, test } from 'vitest';
import { printChanged } from '../../test/changed-page.ts';
import { shortenScripts } from './short-scripts.ts';

test('a script in the page shrinks, and data stays as it is', () => {
  const data = '<script type="application/ld+json">{ "a": 1 }</script>';
  expect(
    printChanged(
      `${data}<script>\n  // Why.\n  (() => { const long = 1 + 1; alert(long); })();\n</script>`,
      shortenScripts,
    ),
  ).toBe(`${data}<script>alert(2);</script>`);
});
