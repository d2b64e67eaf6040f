import { expect, test } from 'vitest';
import { toEntryName } from './entry-name.ts';

test.each([
  ['Dr. Neha Patil', 'neha-patil'],
  ["Crohn's disease: what helps?", 'crohns-disease-what-helps'],
  ['  José – café  ', 'jose-cafe'],
  ['नेहा पाटील', ''],
  ['2026', ''],
  [`${'a'.repeat(59)} b`, 'a'.repeat(59)],
])('%s becomes the name of a file', (words, name) => {
  expect(toEntryName(words)).toBe(name);
});
