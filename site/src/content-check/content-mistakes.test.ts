import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readContentFile } from '@clinic/contract/content-file.ts';
import { expect, test } from 'vitest';
import { listFiles } from '#lib/content/content-files.ts';
import { COLLECTIONS } from '#schemas/collections.ts';
import { copySample, findMistakesAfter, replace, testMistakes, write } from '../../test/sample-content.ts';
import { SAMPLE_FOLDER } from '../../test/sample-folder.ts';
import { createContext, findContentMistakes } from './content-mistakes.ts';

const CONTENT = join(import.meta.dirname, '../../../content');

/** Words that come from the schema library or Astro when a schema has no message of its own. */
const FOREIGN_WORDS = /invalid|expected|received|required|undefined|too (small|big)|\*\*/i;

const collections = Object.values(COLLECTIONS).map(({ files, schema }) => {
  const [file = ''] = listFiles(SAMPLE_FOLDER, files);
  return { files, file, schema };
});

test.each([
  ["the clinic's own content", CONTENT],
  ['the sample', ''],
])('%s has no mistake', async (_whose, folder) => {
  expect(await findContentMistakes(folder || (await copySample()))).toEqual([]);
});

test('a field that does not exist is told in every collection', async () => {
  const folder = await copySample();
  for (const { file } of collections) {
    const text = await readFile(join(folder, file), 'utf8');
    await writeFile(join(folder, file), text.replace(/^(---\n)?/, '$1nonsense: 1\n'));
  }
  expect(await findContentMistakes(folder)).toEqual(
    collections.map(({ file }) =>
      expect.stringContaining(
        `content/${file}: "nonsense" is not a field here: remove or rename it. The fields here are: `,
      ),
    ),
  );
});

test('an empty file is told its fields in every collection', async () => {
  const folder = await copySample();
  for (const { file } of collections) {
    await writeFile(join(folder, file), file.endsWith('.md') ? '---\n---\n' : '');
  }
  expect(await findContentMistakes(folder)).toEqual(
    collections.map(({ file }) => expect.stringMatching(new RegExp(`^content/${file}: Write the fields .+ here\\.$`))),
  );
});

test.each(collections)(
  'every field of $files that is missing or of another type is told in our words',
  async ({ file, schema }) => {
    const content = readContentFile(join(SAMPLE_FOLDER, file));
    if ('mistake' in content) throw new Error(content.mistake);
    // In a folder that does not exist no picture is found. The message for that is checked too, and no picture is
    // opened.
    const checked = schema(createContext(join(SAMPLE_FOLDER, 'elsewhere'), file));
    for (const path of listPaths(content.fields)) {
      for (const wrong of [undefined, null, 7.5, true, 'wörd', '', [], {}]) {
        const result = await checked.safeParseAsync(replaceAt(content.fields, path, wrong));
        for (const { message } of result.error?.issues ?? [])
          expect(message, path.join('.')).not.toMatch(FOREIGN_WORDS);
      }
    }
  },
);

testMistakes([
  [
    'a photograph that nobody is told of',
    'gallery/entrance.yaml',
    replace('alt: A picture of the sample.', "alt: ''"),
    /^image\.alt: Say what the picture shows/,
  ],
  [
    'a list without its field',
    'about.yaml',
    replace('stats:', 'figures:'),
    /^stats: Write a list here/,
    /^"figures" is not a field here/,
  ],
  [
    'a day that does not exist',
    'blog/laparoscopy-guide.md',
    replace(/date: .*/, 'date: 2026-02-30'),
    /^date: Write a day of the calendar as YYYY-MM-DD, for example: /,
  ],
  [
    'broken YAML',
    'faq.yaml',
    replace(/title: .*/, 'title: Questions: and answers'),
    /^This is not valid YAML: .+ at line \d+, column \d+\. Mend that line\./,
  ],
  [
    'broken YAML above a text',
    'blog/laparoscopy-guide.md',
    write('---\ntitle: *very* good\n---\n'),
    /^This is not valid YAML: .+ at line 2, column \d+\. Mend that line\./,
  ],
  [
    'a name that is no address',
    'services/Piles Treatment.yaml',
    write(''),
    /^Rename this to .*, for example: piles-treatment\.yaml$/,
  ],
  ['another ending', 'services/vein-surgery.yml', write(''), /^Rename this to .*, for example: vein-surgery\.yaml$/],
  ['a post that is no Markdown', 'blog/news.yaml', write(''), /^Rename this to .*, for example: news\.md$/],
  ['a file that nothing reads', 'prices.yaml', write(''), /^Nothing reads this\. Remove it, or rename/],
  [
    'a phone number without its country code',
    'clinic.yaml',
    replace(/\nphone: .*/, "\nphone: '020 0000 0100'"),
    'phone: Write a phone number with its country code, for example: +91 20 0000 0100',
  ],
  [
    'a WhatsApp number without its country code',
    'clinic.yaml',
    replace(/\nwhatsapp: .*/, "\nwhatsapp: '00000 00000'"),
    /^whatsapp: Write a phone number with its country code/,
  ],
  [
    'nobody to reach with questions about data',
    'clinic.yaml',
    replace(/(privacyContact:\n +name: .*)(\n +(email|phone): .*)+/, '$1'),
    /^privacyContact: Write an email address, a phone number or both, for example:/,
  ],
  [
    'a contact for faults that is neither a mailbox nor a page',
    'clinic.yaml',
    replace(/securityContact: mailto:/, 'securityContact: '),
    /^securityContact: Write mailto: and an email address, or the address of a page/,
  ],
  [
    'a place whose latitude and longitude are exchanged',
    'clinic.yaml',
    replace(/latitude: .*\n +longitude: .*/, 'latitude: 73.8475\n  longitude: 18.5308'),
    /^map\.latitude: .* exchange latitude and longitude, so that latitude is 18\.5308$/,
  ],
]);

test('a clinic may do without a second founder, a team, recognitions, a gallery and stories', async () => {
  const folder = await copySample();
  await rm(join(folder, 'founders/udaharan-joshi.yaml'));
  for (const list of ['team', 'recognitions', 'gallery', 'testimonials', 'video-testimonials']) {
    await rm(join(folder, list), { recursive: true });
  }
  expect(await findContentMistakes(folder)).toEqual([]);
});

test('an unquoted day is a day', async () => {
  expect(await findMistakesAfter('blog/laparoscopy-guide.md', replace(/date: .*/, 'date: 2026-05-14'))).toEqual([]);
});

test('a mistake in a translation stops the build as well', async () => {
  const folder = await copySample();
  await mkdir(join(folder, 'mr'));
  await writeFile(join(folder, 'mr/faq.yaml'), 'texts: {');
  expect(await findContentMistakes(folder)).toEqual([
    expect.stringMatching(/^content\/mr\/faq\.yaml: This is not valid YAML/),
  ]);
});

test('a file that stands alone is missed', async () => {
  const folder = await copySample();
  await rm(join(folder, 'faq.yaml'));
  expect(await findContentMistakes(folder)).toEqual([
    expect.stringMatching(/^content\/faq\.yaml: This file is missing/),
  ]);
});

/** Lists the path of every field and list entry, outer ones first. */
function listPaths(value: unknown, path: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, inner]) => listPaths(inner, [...path, key]))];
}

/** Copies the content with one value replaced; `undefined` removes a field, or empties a list entry. */
function replaceAt(value: unknown, [key, ...rest]: string[], replacement: unknown): unknown {
  if (key === undefined) return replacement;
  const copy = structuredClone(value) as Record<string, unknown>;
  const inner = replaceAt(copy[key], rest, replacement);
  if (inner === undefined && !Array.isArray(copy)) delete copy[key];
  else copy[key] = inner ?? null;
  return copy;
}
