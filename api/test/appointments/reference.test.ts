import { expect, test } from 'vitest';
import { createReference, tidyReference } from '#src/appointments/reference.ts';

test('references have two groups of four characters that cannot be misread, and differ', () => {
  const references = Array.from({ length: 2000 }, createReference);
  for (const reference of references) expect(reference).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
  expect(new Set(references).size).toBe(2000);
});

test.each([
  ['K7QX-3M9P', 'K7QX-3M9P'],
  [' k7qx 3m9p ', 'K7QX-3M9P'],
  ['k7qx3m9p.', 'K7QX-3M9P'],
  ['K7QX–ol9i', 'K7QX-0191'],
  ['', '-'],
])('%s is read as %s', (typed, reference) => {
  expect(tidyReference(typed)).toBe(reference);
});
