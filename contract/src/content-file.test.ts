import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readContentFile, readContentText } from './content-file.ts';

test('a day without quotation marks is a date, any other text stays one', () => {
  const yaml = 'day: 2026-05-14\nquoted: "2026-05-14"\nnone: 2026-02-30\ntime: 14:00\n';
  expect(readContentText('blog/a.yaml', yaml)).toEqual({
    fields: { day: new Date('2026-05-14'), quoted: '2026-05-14', none: '2026-02-30', time: '14:00' },
    markdown: '',
  });
});

test.each(['\n', '\r\n'])('Markdown is read below its fields, whatever ends its lines: %j', (end) => {
  const text = ['---', 'title: Piles', '---', '', 'A text', '---', 'and more.', ''].join(end);
  const markdown = ['', '', 'A text', '---', 'and more.', ''].join(end);
  expect(readContentText('pages/a.md', text)).toEqual({ fields: { title: 'Piles' }, markdown });
});

test.each([
  ['Markdown without fields', 'a.md', 'Only a text', /^Write the fields at the top/],
  ['YAML that breaks off', 'a.yaml', 'title: "Piles\n', /^This is not valid YAML: .* Mend that line\./],
  [
    'a field that is written twice',
    'a.yaml',
    'title: A\ntitle: B\n',
    /^This is not valid YAML: Map keys must be unique/,
  ],
  ['a tag', 'a.yaml', 'title: !who A\n', /^This is not valid YAML: Unresolved tag/],
])('%s is told as a mistake', (_what, name, text, mistake) => {
  expect(readContentText(name, text)).toEqual({ mistake: expect.stringMatching(mistake) });
});

test('a file is read from the disk without its byte order mark, and one that is missing is told', () => {
  const folder = mkdtempSync(join(tmpdir(), 'content-file-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, 'a.md');
  expect(readContentFile(path)).toEqual({ mistake: expect.stringMatching('^This file is missing') });
  writeFileSync(path, '\uFEFF---\ntitle: Piles\n---\nText');
  expect(readContentFile(path)).toEqual({ fields: { title: 'Piles' }, markdown: '\nText' });
});
