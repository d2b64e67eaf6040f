import { readContentText } from '@clinic/contract/content-file.ts';
import { expect, test } from 'vitest';
import { diffLines } from '#test/diff-lines.ts';
import { patchContentFile, trimBlankLines } from './patch-content-file.ts';

const POST = `---
title: Keyhole surgery explained
date: "2026-03-12"
updated: 2026-11-29
summary: >-
  A smaller way in usually means less pain, fewer wound problems and an earlier return to ordinary days. It does not
  make the operation itself smaller. This article sets out what you can expect to gain, what stays the same, and when an
  open operation is the better choice.
images:
  - src: ./images/keyhole-1.webp
    alt: A quiet recovery room in morning light.
  # Taken in the new theatre.
  - src: ./images/keyhole-2.webp
    alt: 'An operating theatre: three screens.'
---

The first paragraph.

## A heading
`;

type Post = {
  title: string;
  date: string;
  updated: string;
  summary: string;
  images: { src: string; alt: string }[];
};

/** Patches the post with fields as a form gives them. */
function patchPost(change: (post: Post) => unknown, toMarkdown = (markdown: string) => markdown): string {
  const content = readContentText('post.md', POST);
  if ('mistake' in content) throw new Error(content.mistake);
  const fields = { ...(content.fields as Post), updated: '2026-11-29' };
  change(fields);
  return patchContentFile('post.md', POST, { fields, markdown: toMarkdown(content.markdown) });
}

test.each<[string, (post: Post) => unknown, string]>([
  ['nothing', () => undefined, ''],
  [
    'the title',
    (post) => Object.assign(post, { title: 'Keyhole surgery: a guide' }),
    "-title: Keyhole surgery explained\n+title: 'Keyhole surgery: a guide'",
  ],
  [
    'the days',
    (post) => Object.assign(post, { date: '2026-04-01', updated: '2026-12-01' }),
    '-date: "2026-03-12"\n-updated: 2026-11-29\n+date: "2026-04-01"\n+updated: 2026-12-01',
  ],
  [
    'an alternative text',
    ({ images: [, second] }) => Object.assign(second ?? {}, { alt: 'A theatre: four screens.' }),
    "-    alt: 'An operating theatre: three screens.'\n+    alt: 'A theatre: four screens.'",
  ],
  [
    'the end of a paragraph',
    (post) => Object.assign(post, { summary: `${post.summary} Ask your surgeon which of the two fits you.` }),
    `-  open operation is the better choice.
+  open operation is the better choice. Ask your surgeon which of the two fits you.`,
  ],
  [
    'the middle of a paragraph',
    (post) => Object.assign(post, { summary: post.summary.replace('does not', 'does not, as some believe,') }),
    `-  A smaller way in usually means less pain, fewer wound problems and an earlier return to ordinary days. It does not
-  make the operation itself smaller. This article sets out what you can expect to gain, what stays the same, and when an
-  open operation is the better choice.
+  A smaller way in usually means less pain, fewer wound problems and an earlier return to ordinary days. It does not, as
+  some believe, make the operation itself smaller. This article sets out what you can expect to gain, what stays the
+  same, and when an open operation is the better choice.`,
  ],
  [
    'a text that outgrows its line',
    ({ images: [first] }) =>
      Object.assign(first ?? {}, {
        alt: 'A quiet recovery room in morning light, with a made bed, a jug of water and an armchair by a window that is tall.',
      }),
    `-    alt: A quiet recovery room in morning light.
+    alt: >-
+      A quiet recovery room in morning light, with a made bed, a jug of water and an armchair by a window that is tall.`,
  ],
  [
    'pictures that change places',
    ({ images }) => images.reverse(),
    `-  - src: ./images/keyhole-1.webp
-    alt: A quiet recovery room in morning light.
+  - src: ./images/keyhole-1.webp
+    alt: A quiet recovery room in morning light.`,
  ],
  [
    'a picture that goes',
    ({ images }) => images.pop(),
    "-  # Taken in the new theatre.\n-  - src: ./images/keyhole-2.webp\n-    alt: 'An operating theatre: three screens.'",
  ],
  [
    'a new picture',
    ({ images }) => images.push({ src: './images/keyhole-3.webp', alt: 'A ward.' }),
    '+  - src: ./images/keyhole-3.webp\n+    alt: A ward.',
  ],
])('a patch changes the lines of %s alone', (_what, change, lines) => {
  expect(diffLines(POST, patchPost(change))).toBe(lines);
});

test('Markdown of a form gets the ends of lines of its file, and stays where only those differ', () => {
  const toForm = (markdown: string) => markdown.replaceAll('\n', '\r\n');
  expect(patchPost(() => undefined, toForm)).toBe(POST);
  const changed = patchPost(
    () => undefined,
    (markdown) => `${toForm(markdown)}\r\nThe end.\r\n`,
  );
  expect(changed).toBe(`${POST}\nThe end.\n`);
});

test('Markdown keeps the blank lines around it, which its form does not show', () => {
  expect(patchPost(() => undefined, trimBlankLines)).toBe(POST);
  expect(
    patchPost(
      () => undefined,
      () => 'Other text.',
    ),
  ).toMatch(/\n---\n\nOther text\.\n$/);
});

test('Markdown of a file of Windows keeps its mark and its ends of lines', () => {
  const given = `\uFEFF${'---\ntitle: A\n---\n\nText\n'.replaceAll('\n', '\r\n')}`;
  const patched = patchContentFile('a.md', given, { fields: { title: 'A\r\nB' }, markdown: '\n\nOther\ntext\n' });
  expect(patched).toBe(`\uFEFF${'---\ntitle: >-\n  A\n\n  B\n---\n\nOther\ntext\n'.replaceAll('\n', '\r\n')}`);
});

test('Markdown without fields at its top is refused', () => {
  expect(() => patchContentFile('a.md', 'Text', { fields: {}, markdown: 'Text' })).toThrow(/no fields/);
});
