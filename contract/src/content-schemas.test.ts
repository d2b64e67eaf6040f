import { expect, test } from 'vitest';
import { keyToTitle } from './content-schemas.ts';

test.each([
  ['nextReview', 'Next review'],
  ['faq', 'Faq'],
  ['gastro-intestinal', 'Gastro intestinal'],
])('%s reads %s', (key, title) => {
  expect(keyToTitle(key)).toBe(title);
});
