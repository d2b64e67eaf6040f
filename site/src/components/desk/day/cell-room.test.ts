import { expect, test } from 'vitest';
import { toCellRoom } from './cell-room.ts';

test.each([
  ['a full day in a window of 800 px', [4.56, 1, 1], 'usual'],
  ['the lowest row', [2.75, 1, 1], 'lines'],
  ['a row of ten minutes', [2.125, 1, 1], 'line'],
  ['an hour among rows of ten minutes', [2.125, 6, 1], 'note'],
  ['two visits in one cell', [4.56, 1, 2], 'line'],
  ['a tall window', [6, 1, 1], 'note'],
] as const)('%s has room for so much', (_, [rowRem, rowSpan, sharedBy], room) => {
  expect(toCellRoom(rowRem, rowSpan, sharedBy)).toBe(room);
});
