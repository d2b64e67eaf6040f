import { expect, test } from 'vitest';
import { decodeContent, splitNumbers } from './content-texts.ts';

const TEXT = 'title: Piles\nlead: Café – घर\n';

test('a text in UTF-8 is read, also behind a byte order mark', () => {
  expect(decodeContent(Buffer.from(TEXT))).toEqual({ text: TEXT });
  expect(decodeContent(Buffer.from(`\uFEFF${TEXT}`))).toEqual({ text: TEXT });
});

test.each([
  ['Windows-1252', Buffer.from('title: Piles\nlead: Caf\xe9 \x96 house\n', 'latin1'), 2],
  ['UTF-16 of Windows', Buffer.from(`\uFEFF${TEXT}`, 'utf16le'), 1],
  ['UTF-16 without a mark', Buffer.from('title: Piles\n', 'utf16le'), 1],
  ['UTF-8 that breaks off within a letter', Buffer.from(TEXT).subarray(0, -2), 2],
])('a text in %s is told with its line and the remedy', (_encoding, bytes, line) => {
  expect(decodeContent(bytes)).toEqual({
    mistake: expect.stringMatching(`^This file is not in UTF-8 \\(line ${line}\\)\\. Save it again`),
  });
});

const NUMBERS = ['112', '108', '+91 20 0000 0108'];

test('each number is a piece of its own', () => {
  expect(splitNumbers('Call 112 or +91 20 0000 0108.', NUMBERS)).toEqual([
    { text: 'Call ', isNumber: false },
    { text: '112', isNumber: true },
    { text: ' or ', isNumber: false },
    { text: '+91 20 0000 0108', isNumber: true },
    { text: '.', isNumber: false },
  ]);
});

test('other numbers stay in their text', () => {
  expect(splitNumbers('Sugar above 300, call 0000 0108 or 1120.', NUMBERS)).toHaveLength(1);
});
