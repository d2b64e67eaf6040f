import { expect, test } from 'vitest';
import { quotePaths } from './quoted-paths.ts';

test('a path with apostrophes can be imported, and what Astro names stays', () => {
  const rest = "import { sequence } from 'astro:middleware';\nexport const onRequest = sequence(userOnRequest);";
  const written = `import { onRequest as userOnRequest } from '/srv/o'clinic's "site"/src/middleware.ts';\n${rest}`;
  expect(quotePaths(written)).toBe(
    `import { onRequest as userOnRequest } from "/srv/o'clinic's \\"site\\"/src/middleware.ts";\n${rest}`,
  );
});
