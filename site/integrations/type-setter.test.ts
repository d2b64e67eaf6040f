import { expect, it } from 'vitest';
import { createTypeSetter } from './type-setter.ts';

const type = await createTypeSetter(new URL('../src/fonts/anek-latin.woff2', import.meta.url));

it('sets a line at its size, wider when it is bolder', () => {
  const plain = type.setLine('Piles Treatment', 40, 400);
  expect(plain.path).toMatch(/^M-?\d/);
  expect(type.setLine('Piles Treatment', 80, 400).widthPx).toBeCloseTo(plain.widthPx * 2, 1);
  expect(type.setLine('Piles Treatment', 40, 700).widthPx).toBeGreaterThan(plain.widthPx);
});

it('breaks a title between words, where it would get too wide', () => {
  const title = 'Laparoscopy: a guide from the first visit to the first month';
  const lines = type.breakLines(title, 70, 660, 620);
  expect(lines.length).toBeGreaterThan(1);
  expect(lines.join(' ')).toBe(title);
  for (const line of lines) expect(type.setLine(line, 70, 660).widthPx).toBeLessThanOrEqual(620);
});

it('leaves a single word whole, however wide', () => {
  expect(type.breakLines('Gastroenterology', 92, 660, 100)).toEqual(['Gastroenterology']);
});
