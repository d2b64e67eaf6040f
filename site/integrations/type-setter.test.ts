import { expect, it } from 'vitest';
import { createTypeSetter } from './type-setter.ts';

const latin = new URL('../../ui/src/fonts/anek-latin.woff2', import.meta.url);
const devanagari = new URL('../../ui/src/fonts/anek-devanagari.woff2', import.meta.url);
const type = await createTypeSetter({ latin, devanagari, language: 'hi' });

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

it('sets Latin and Devanagari text of one line beside each other', () => {
  const words = ['MRI', ' ', 'जाँच'];
  const widths = words.map((word) => type.setLine(word, 40, 400).widthPx);
  const line = type.setLine(words.join(''), 40, 400);
  expect(line.widthPx).toBeCloseTo(
    widths.reduce((sum, width) => sum + width),
    1,
  );
  const rights = Array.from(line.path.matchAll(/[ML](-?[\d.]+)/g), ([, x]) => Number(x));
  expect(Math.max(...rights)).toBeGreaterThan((widths[0] ?? 0) + (widths[1] ?? 0));
});

it('joins consonants', () => {
  expect(type.setLine('क्ष', 40, 400).widthPx).toBeLessThan(type.setLine('कष', 40, 400).widthPx);
});

it('gives Marathi its own letters', async () => {
  const marathi = await createTypeSetter({ latin, devanagari, language: 'mr' });
  expect(marathi.setLine('ल', 40, 400).path).not.toBe(type.setLine('ल', 40, 400).path);
});
