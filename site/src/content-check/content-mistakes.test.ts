import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { COLLECTIONS } from '#schemas/collections.ts';
import { listFiles, readContentFile } from './content-files.ts';
import { createContext, findContentMistakes } from './content-mistakes.ts';

// Files and pictures are read, possibly on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

const CONTENT = join(import.meta.dirname, '../../../content');

/** What the schema library and Astro say where nobody has chosen words. */
const FOREIGN_WORDS = /invalid|expected|received|required|undefined|too (small|big)|\*\*/i;

const collections = Object.values(COLLECTIONS).map(({ files, schema }) => {
  const [file = ''] = listFiles(CONTENT, files);
  return { files, file, schema };
});

/** A copy of the clinic's content that shares its pictures, removed when the test is over. */
async function copyContent(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'clinic-content-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await cp(CONTENT, folder, { recursive: true, filter: (path) => basename(path) !== 'images' });
  for (const path of await readdir(CONTENT, { recursive: true })) {
    if (basename(path) === 'images') await symlink(join(CONTENT, path), join(folder, path));
  }
  return folder;
}

/** The lines about the clinic's content after one file of it has been written anew. */
async function findMistakesAfter(file: string, change: (text: string) => string): Promise<string[]> {
  const folder = await copyContent();
  const text = await readFile(join(folder, file), 'utf8').catch(() => '');
  await writeFile(join(folder, file), change(text));
  return findContentMistakes(folder);
}

const write = (text: string) => () => text;
const replace = (wanted: string | RegExp, written: string) => (text: string) => {
  expect(text).toMatch(wanted);
  return text.replace(wanted, written);
};

test("the clinic's own content has no mistake", async () => {
  expect(await findContentMistakes(CONTENT)).toEqual([]);
});

test('a field that does not exist is told in every collection', async () => {
  const folder = await copyContent();
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
  const folder = await copyContent();
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
    const content = readContentFile(join(CONTENT, file));
    if ('mistake' in content) throw new Error(content.mistake);
    // Seen from elsewhere, no picture exists: that is told in our words too, and faster than opening each anew.
    const checked = schema(createContext(join(CONTENT, 'elsewhere'), file));
    for (const path of listPaths(content.fields)) {
      for (const wrong of [undefined, null, 7.5, true, 'wörd', '', [], {}]) {
        const result = await checked.safeParseAsync(replaceAt(content.fields, path, wrong));
        for (const { message } of result.error?.issues ?? [])
          expect(message, path.join('.')).not.toMatch(FOREIGN_WORDS);
      }
    }
  },
);

test.each([
  [
    'a list without its field',
    'about.yaml',
    replace('stats:', 'figures:'),
    [/^content\/about\.yaml: stats: Write a list here/, /^content\/about\.yaml: "figures" is not a field here/],
  ],
  [
    'a number in words',
    'testimonials/sample-patient-a.yaml',
    replace(/rating: .*/, 'rating: five'),
    ['content/testimonials/sample-patient-a.yaml: rating: Write the stars as a number from 1 to 5, for example: 5'],
  ],
  [
    'a picture without a path',
    'gallery/entrance.yaml',
    replace(/\n +src: .*/, ''),
    ['content/gallery/entrance.yaml: image.src: Write the path of a picture, for example: ./images/reception.webp'],
  ],
  [
    'an empty path',
    'gallery/entrance.yaml',
    replace(/src: .*/, 'src: ""'),
    ['content/gallery/entrance.yaml: image.src: Write the path of a picture, for example: ./images/reception.webp'],
  ],
  [
    'a picture that does not exist',
    'gallery/entrance.yaml',
    replace(/src: .*/, 'src: ./images/none.webp'),
    [/entrance\.yaml: image\.src: "\.\/images\/none\.webp" does not exist\. Put the picture there, or/],
  ],
  [
    'a picture of the text that does not exist',
    'blog/laparoscopy-guide.md',
    (text: string) => `${text}\n![A room](./images/none.webp)\n`,
    [/^content\/blog\/laparoscopy-guide\.md: "\.\/images\/none\.webp" does not exist\./],
  ],
  [
    'a service that does not exist',
    'technology.yaml',
    replace('- piles-treatment', '- piles-treatmnt'),
    [
      /^content\/technology\.yaml: parts\.\d\.services\.\d: "piles-treatmnt" is no service\. Write one of: abscess-drainage, /,
    ],
  ],
  [
    'a doctor whom nobody can book',
    'doctors/nobody.yaml',
    write('image:\n  src: ../founders/images/namuna-kale.webp\n  alt: ""\n'),
    [/^content\/doctors\/nobody\.yaml: Rename this to the id of a doctor in booking\.yaml, one of: namuna-kale, /],
  ],
  [
    'a co-founder without a registration number',
    'founders/udaharan-joshi.yaml',
    replace('Registration number', 'Number'),
    ['content/founders/udaharan-joshi.yaml: details: Add one with the label: Registration number'],
  ],
  [
    'a day that does not exist',
    'blog/laparoscopy-guide.md',
    replace(/date: .*/, 'date: 2026-02-30'),
    [/laparoscopy-guide\.md: date: Write a day of the calendar as YYYY-MM-DD, for example: /],
  ],
  [
    'broken YAML',
    'faq.yaml',
    replace(/title: .*/, 'title: Questions: and answers'),
    [/^content\/faq\.yaml: This is not valid YAML: .+ at line \d+, column \d+\. Mend that line\./],
  ],
  [
    'broken YAML above a text',
    'blog/laparoscopy-guide.md',
    write('---\ntitle: *very* good\n---\n'),
    [/laparoscopy-guide\.md: This is not valid YAML: .+ at line 2, column \d+\. Mend that line\./],
  ],
  [
    'an empty post',
    'blog/laparoscopy-guide.md',
    write(''),
    ['content/blog/laparoscopy-guide.md: Write the fields at the top, between two lines of three hyphens: ---'],
  ],
  [
    'a name that is no address',
    'services/Piles Treatment.yaml',
    write(''),
    [/^content\/services\/Piles Treatment\.yaml: Rename this to .*, for example: piles-treatment\.yaml$/],
  ],
  [
    'another ending',
    'services/vein-surgery.yml',
    write(''),
    [/^content\/services\/vein-surgery\.yml: Rename this to .*, for example: vein-surgery\.yaml$/],
  ],
  [
    'a picture among the texts',
    'services/theatre.webp',
    write(''),
    ['content/services/theatre.webp: Move this picture into the folder images.'],
  ],
  [
    'a post that is no Markdown',
    'blog/news.yaml',
    write(''),
    [/^content\/blog\/news\.yaml: Rename this to .*, for example: news\.md$/],
  ],
  [
    'a file that nothing reads',
    'prices.yaml',
    write(''),
    [/^content\/prices\.yaml: Nothing reads this\. Remove it, or rename/],
  ],
])('%s is told with the file, the field and the remedy', async (_what, file, change, lines) => {
  const mistakes = await findMistakesAfter(file, change);
  expect(mistakes).toEqual(lines.map((line) => (typeof line === 'string' ? line : expect.stringMatching(line))));
});

test('an unquoted day is a day', async () => {
  expect(await findMistakesAfter('blog/laparoscopy-guide.md', replace(/date: .*/, 'date: 2026-05-14'))).toEqual([]);
});

test('a file that stands alone is missed', async () => {
  const folder = await copyContent();
  await rm(join(folder, 'faq.yaml'));
  expect(await findContentMistakes(folder)).toEqual([
    expect.stringMatching(/^content\/faq\.yaml: This file is missing/),
  ]);
});

/** The way to every field and list entry, from the outermost in. */
function listPaths(value: unknown, path: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, inner]) => listPaths(inner, [...path, key]))];
}

/** A copy with one value replaced; `undefined` leaves a field out and a list's entry empty. */
function replaceAt(value: unknown, [key, ...rest]: string[], replacement: unknown): unknown {
  if (key === undefined) return replacement;
  const copy = structuredClone(value) as Record<string, unknown>;
  const inner = replaceAt(copy[key], rest, replacement);
  if (inner === undefined && !Array.isArray(copy)) delete copy[key];
  else copy[key] = inner ?? null;
  return copy;
}

test('a service whose drawing is missing or cannot be used is told what to do', async () => {
  const service = 'services/piles-treatment.yaml';
  const [misspelt = ''] = await findMistakesAfter(service, replace('icons/piles-treatment.svg', 'icons/pile.svg'));
  expect(misspelt).toContain(`content/${service}: icon: "./icons/pile.svg" does not exist. Put the drawing there`);
  expect(misspelt).toContain('./icons/piles-treatment.svg');
  expect(await findMistakesAfter(service, replace(/icon: .*\n/, ''))).toEqual([
    `content/${service}: icon: Write the path of a drawing, for example: ./icons/piles-treatment.svg`,
  ]);
  const drawing = 'services/icons/piles-treatment.svg';
  for (const spoilt of [
    '<script>alert(1)</script></svg>',
    '<path onload="alert(1)"/></svg>',
    '<image href="x"/></svg>',
  ]) {
    const [mistake] = await findMistakesAfter(drawing, replace('</svg>', spoilt));
    expect(mistake).toContain(`content/${service}: icon: "./icons/piles-treatment.svg" cannot be used. Save it as SVG`);
  }
});
