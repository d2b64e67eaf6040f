import { expect, test } from 'vitest';
import { toShortcut } from './pressed-key.ts';

test.each([
  ['a', 'KeyA', false, 'a'],
  ['A', 'KeyA', false, 'a'],
  // A French keyboard: the letter counts, and not its place.
  ['a', 'KeyQ', false, 'a'],
  ['ो', 'KeyA', false, 'a'],
  ['ओ', 'KeyA', true, 'a'],
  ['ल', 'KeyN', false, 'n'],
  ['ф', 'KeyA', false, 'a'],
  ['य', 'Slash', false, '/'],
  ['य़', 'Slash', true, '?'],
  ['ड', 'BracketLeft', false, '['],
  ['़', 'BracketRight', false, ']'],
  ['१', 'Digit1', false, '1'],
  ['?', 'Minus', true, '?'],
  ['Enter', 'Enter', false, 'Enter'],
  ['Process', 'KeyA', false, 'Process'],
])('%j at %s is the shortcut of its letter or place', (key, code, shiftKey, shortcut) => {
  expect(toShortcut({ key, code, shiftKey })).toBe(shortcut);
});
