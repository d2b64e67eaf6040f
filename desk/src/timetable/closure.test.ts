import { expect, test } from 'vitest';
import { isInPart } from './closure.ts';

test('a patient whose slot goes on after the beginning of the afternoon is in both parts of the day', () => {
  const late = { start: '12:30', end: '13:30' };
  expect([isInPart('morning', late), isInPart('afternoon', late), isInPart('day', late)]).toEqual([true, true, true]);
  const noon = { start: '12:00', end: '13:00' };
  expect([isInPart('morning', noon), isInPart('afternoon', noon)]).toEqual([true, false]);
  expect(isInPart('morning', { start: '13:00', end: '14:00' })).toBe(false);
});
