import { expect, test } from 'vitest';
import { findOurCaches } from './cache-names.ts';

test('only our caches of other builds are found', () => {
  const names = ['clinic-pages-A', 'clinic-precache-v2-https://clinic.example/-A', 'clinic-pages-B', 'shop', 'clinics'];
  expect(findOurCaches(names, ['clinic-pages-B'])).toEqual(names.slice(0, 2));
  expect(findOurCaches(names)).toEqual(names.slice(0, 3));
});
