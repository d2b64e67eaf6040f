import { expect, test } from 'vitest';
import { countPages, listPageNumbers, pageToPath } from './paging.ts';

test.each([
  [0, 1],
  [12, 1],
  [13, 2],
  [3000, 250],
])('%i posts have %i pages of twelve', (posts, pages) => {
  expect(countPages(posts)).toBe(pages);
});

test('the first page of a list is the list itself', () => {
  expect([1, 2, 250].map((page) => pageToPath(page))).toEqual(['/blogs', '/blogs/2', '/blogs/250']);
});

test.each([
  [1, 1, [1]],
  [1, 2, [1, 2]],
  [2, 3, [1, 2, 3]],
  [1, 5, [1, 2, null, 5]],
  [3, 5, [1, 2, 3, 4, 5]],
  [4, 7, [1, 2, 3, 4, 5, 6, 7]],
  [5, 9, [1, null, 4, 5, 6, null, 9]],
  [3, 9, [1, 2, 3, 4, null, 9]],
  [250, 250, [1, null, 249, 250]],
])('page %i of %i names its neighbours and both ends, and leaves out no single page', (current, last, numbers) => {
  expect(listPageNumbers(current, last)).toEqual(numbers);
});
