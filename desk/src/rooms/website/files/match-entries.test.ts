import { expect, test } from 'vitest';
import { matchEntries } from './match-entries.ts';

test.each<[string, unknown[], unknown[], (number | undefined)[]]>([
  ['equal ones wherever they stand', ['a', 'b', 'c'], ['c', 'a'], [2, 0]],
  ['equal ones at their place before those elsewhere', ['a', 'a', 'b'], ['b', 'a'], [2, 1]],
  [
    'those of the same id',
    [{ id: 'a' }, { id: 'b' }],
    [{ id: 'b', name: 'B' }, { id: 'c' }, { id: 'a' }],
    [1, undefined, 0],
  ],
  ['those of the same picture', [{ src: 'a' }, { src: 'b' }], [{ src: 'b', alt: 'B' }], [1]],
  ['what is left by its place', ['a', 'b', 'c'], ['a', 'x', 'c', 'd'], [0, 1, 2, undefined]],
])('finds %s', (_what, olds, wanted, found) => {
  expect(matchEntries(olds, wanted)).toEqual(found);
});
