import { expect, test } from 'vitest';
import { createReference } from '#src/appointments/store/reference.ts';

test('references have two groups of four characters that cannot be misread, and differ', () => {
  const references = Array.from({ length: 2000 }, createReference);
  for (const reference of references) expect(reference).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
  expect(new Set(references).size).toBe(2000);
});
