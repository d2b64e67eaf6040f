import { expect, test } from 'vitest';
import { compareByOrder } from './by-order.ts';

test('entries are sorted by their order, and those that share one by title, name and id', () => {
  const entries = [
    { id: 'd', data: { order: 2, name: 'Asha' } },
    { id: 'c', data: { order: 2, name: 'Asha' } },
    { id: 'b', data: { order: 1, title: 'Vein Surgery' } },
    { id: 'a', data: { order: 1, title: 'Piles Treatment' } },
    { id: 'e', data: { order: 1, title: 'an operation' } },
  ];
  expect(
    entries
      .toSorted(compareByOrder)
      .map(({ id }) => id)
      .join(''),
  ).toBe('eabcd');
});
