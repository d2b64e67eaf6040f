import { expect, test } from 'vitest';
import { findMistakesAfter } from '../../test/sample-content.ts';
import { explainUnsafeMarkdown } from './markdown-safety.ts';

test.each([
  '<script>\nalert(1)\n</script>',
  '<script src=//evil.example',
  'Come <b onclick="alert(1)">now',
  '<!-- a note -->',
])('HTML such as %j is told', (markdown) => {
  expect(explainUnsafeMarkdown(markdown)).toEqual([expect.stringMatching(/ is HTML\. Write Markdown in its place\.$/)]);
});

test.each([
  '[here](javascript:alert(1))',
  '[here](&#106;avascript:alert(1))',
  '[here]\n\n[here]: JavaScript:alert(1)',
  '<javascript:alert(1)>',
  '![here](data:image/svg+xml,x)',
])('an address such as %s is told', (markdown) => {
  expect(explainUnsafeMarkdown(markdown)).toEqual([expect.stringContaining('is no address for a link. Begin it with')]);
});

test.each([
  '1 < 2 > 0',
  '`<b>`',
  '\\<b>',
  '<https://clinic.example>',
  '[a](/b#c) [d](tel:{phone}) [e](mailto:f@g.example)',
])('Markdown such as %s can be written', (markdown) => {
  expect(explainUnsafeMarkdown(markdown)).toEqual([]);
});

test('HTML in a page is told with its file', async () => {
  expect(await findMistakesAfter('pages/visit.md', (text) => `${text}\n<script>alert(1)</script>\n`)).toEqual([
    'content/pages/visit.md: "<script>alert(1)</script>" is HTML. Write Markdown in its place.',
  ]);
});
