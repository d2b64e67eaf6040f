import { expect, test } from 'vitest';
import { decodeContent } from './content-bytes.ts';

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
