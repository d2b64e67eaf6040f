import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test, vi } from 'vitest';
import { COLLECTIONS } from '#schemas/collections.ts';
import { listFiles, readContentFile } from './content-files.ts';
import { createContext, findContentMistakes } from './content-mistakes.ts';
import { explainIcon } from './drawings.ts';

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
  [
    'a phone number without its country code',
    'clinic.yaml',
    replace(/\nphone: .*/, "\nphone: '020 0000 0100'"),
    ['content/clinic.yaml: phone: Write a phone number with its country code, for example: +91 20 0000 0100'],
  ],
  [
    'a WhatsApp number without its country code',
    'clinic.yaml',
    replace(/\nwhatsapp: .*/, "\nwhatsapp: '00000 00000'"),
    [/^content\/clinic\.yaml: whatsapp: Write a phone number with its country code/],
  ],
  [
    'a place whose latitude and longitude are exchanged',
    'clinic.yaml',
    replace(/latitude: .*\n +longitude: .*/, 'latitude: 73.8475\n  longitude: 18.5308'),
    [/^content\/clinic\.yaml: map\.latitude: .* exchange latitude and longitude, so that latitude is 18\.5308$/],
  ],
  [
    'a color on which words cannot be read',
    'clinic.yaml',
    replace(/main: .*/, "main: '#3aa0aa'"),
    [
      /^content\/clinic\.yaml: colors\.main: Links in #3aa0aa \(--text-link\) on #\w+ \(--ground-\w+\) have a contrast of 2\.\d and need 7\. Write a darker color than #3aa0aa\.$/,
      /^content\/clinic\.yaml: colors\.main: Rings in #3aa0aa .* have a contrast of 2\.\d and need 3\./,
    ],
  ],
  [
    'a mark that nobody knows',
    'faq.yaml',
    replace(/lead: >-\n/, 'lead: >-\n  Call {telephone}.\n'),
    [/^content\/faq\.yaml: lead: "\{telephone\}" stands for nothing\. Write one of: \{clinic\}, .*\{phone\}/],
  ],
  [
    'a mark in the text of a page',
    'blog/laparoscopy-guide.md',
    (text: string) => `${text}\nCall {desk}.\n`,
    [/^content\/blog\/laparoscopy-guide\.md: "\{desk\}" stands for nothing\./],
  ],
  [
    'a mark without quotation marks',
    'faq.yaml',
    replace(/title: .*/, 'title: {phone}'),
    ['content/faq.yaml: title: Put this in quotation marks: "{phone}"'],
  ],
  [
    'a mark among the words that are stored',
    'booking.yaml',
    replace('Urology', "'Urology in {city}'"),
    [/^content\/booking\.yaml: departments\.\d\.name: "\{city\}" stands for nothing\. Write the words themselves/],
  ],
  [
    'a link of a text that leads nowhere',
    'blog/laparoscopy-guide.md',
    (text: string) => `${text}\n[Prices](/prices)\n`,
    [/^content\/blog\/laparoscopy-guide\.md: "\/prices" leads nowhere\. Write one of: \/, \/services, /],
  ],
  [
    'a link to a part that is not there',
    'home.yaml',
    replace('href: /technology#laser', 'href: /technology#lasr'),
    [/^content\/home\.yaml: expertise\.panels\.2\.href: "\/technology#lasr" leads to no part of .*\/technology#laser/],
  ],
  [
    'a place in the order that is taken',
    'gallery/entrance.yaml',
    replace(/order: .*/, 'order: 1'),
    [
      /^content\/gallery\/.*\.yaml: order: 1 is also that of content\/gallery\/.*\.yaml\. Give each a number of its own/,
    ],
  ],
  [
    'a category that does not exist',
    'services/piles-treatment.yaml',
    replace(/category: .*/, 'category: Proctolgy'),
    [/^content\/services\/piles-treatment\.yaml: category: "Proctolgy" is not in categories\.yaml\. Write one of: /],
  ],
  [
    'an open day that a text calls closed',
    'testimonials/sample-patient-a.yaml',
    replace(/quote: >-\n/, 'quote: >-\n  The clinic is closed on Wednesdays.\n'),
    [
      /sample-patient-a\.yaml: quote: "The clinic is closed on Wednesdays\.": Wednesday is open\. Change these words, or/,
    ],
  ],
])('%s is told with the file, the field and the remedy', async (_what, file, change, lines) => {
  const mistakes = await findMistakesAfter(file, change);
  expect(mistakes).toEqual(lines.map((line) => (typeof line === 'string' ? line : expect.stringMatching(line))));
});

test('whoever is booked on a day that the text calls closed is told once the day opens', async () => {
  const mistakes = await findMistakesAfter('booking.yaml', replace('- Sunday', '- Monday'));
  expect(mistakes).toContainEqual(expect.stringMatching(/^content\/faq\.yaml: .*Sundays .*: Sunday is open\./));
});

test('a clinic with a name of its own is told where the name and the numbers of the sample still stand', async () => {
  const folder = await copyContent();
  const change = async (file: string, edit: (text: string) => string) =>
    writeFile(join(folder, file), edit(await readFile(join(folder, file), 'utf8')));
  await change('clinic.yaml', (text) =>
    text
      .replace('bold: Namuna', 'bold: Example')
      .replace(/\nphone: .*/, '\nphone: +44 20 7946 0000')
      .replace(/\nwhatsapp: .*/, '\nwhatsapp: +44 7700 900000'),
  );
  await change('faq.yaml', (text) => text.replace(/lead: >-\n/, 'lead: >-\n  Namuna\n  Surgical, (020) 0000-0100.\n'));
  expect(await findContentMistakes(folder)).toEqual([
    expect.stringMatching(/^content\/clinic\.yaml: emergencyPhone: This holds the sample's number \+912000000108\. /),
    expect.stringMatching(/^content\/faq\.yaml: lead: "Namuna Surgical" is the sample's name\. Write \{clinic\}/),
    expect.stringMatching(/^content\/faq\.yaml: lead: This holds the sample's number \+912000000100\. /),
  ]);
});

test.each([
  ['lies on its side', { width: 1200, height: 960 }, /This picture has 1200 × 960 px\. A portrait stands upright/],
  [
    'is too small',
    { width: 240, height: 300 },
    /This picture has 240 × 300 px\. A portrait needs 480 × 600 px at least/,
  ],
])('a portrait that %s is told', async (_how, size, remedy) => {
  const folder = await copyContent();
  const portrait = sharp({ create: { ...size, channels: 3, background: 'teal' } });
  await rm(join(folder, 'founders/images'));
  await cp(join(CONTENT, 'founders/images'), join(folder, 'founders/images'), { recursive: true });
  await portrait.jpeg().toFile(join(folder, 'founders/images/mine.jpg'));
  const file = join(folder, 'founders/namuna-kale.yaml');
  await writeFile(file, (await readFile(file, 'utf8')).replace(/src: .*/, 'src: ./images/mine.jpg'));
  const [mistake, ...others] = await findContentMistakes(folder);
  expect(mistake).toMatch(/^content\/founders\/namuna-kale\.yaml: image\.src: /);
  expect(mistake).toMatch(remedy);
  expect(others).toEqual([]);
});

test('a logo that is no drawing of shapes is told', async () => {
  const folder = await copyContent();
  await rm(join(folder, 'images'));
  await cp(join(CONTENT, 'images'), join(folder, 'images'), { recursive: true });
  await writeFile(join(folder, 'images/logo.svg'), '<svg viewBox="0 0 9 9"><script>alert(1)</script></svg>');
  expect(await findContentMistakes(folder)).toEqual([
    expect.stringMatching(
      /^content\/clinic\.yaml: logo: "\.\/images\/logo\.svg" cannot be used\. Save it as SVG with a/,
    ),
  ]);
});

test('two pictures that differ by their endings alone are told', async () => {
  const folder = await copyContent();
  await rm(join(folder, 'team/images'));
  await cp(join(CONTENT, 'team/images'), join(folder, 'team/images'), { recursive: true });
  await writeFile(join(folder, 'team/images/namuna-pawar.jpg'), '');
  expect(await findContentMistakes(folder)).toEqual([
    'content/team/images/namuna-pawar.jpg: namuna-pawar.webp lies beside it. Remove the one that is not meant, and name the other in the texts.',
  ]);
});

test('a clinic may do without a second founder, a team, recognitions, a gallery and stories', async () => {
  const folder = await copyContent();
  await rm(join(folder, 'founders/udaharan-joshi.yaml'));
  for (const list of ['team', 'recognitions', 'gallery', 'testimonials', 'video-testimonials']) {
    await rm(join(folder, list), { recursive: true });
  }
  expect(await findContentMistakes(folder)).toEqual([]);
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
});

test.each(['<script>alert(1)</script>', '<path onload="alert(1)"/>', '<image href="x"/>'])(
  'a drawing with %s cannot be used',
  async (spoilt) => {
    const folder = await copyContent();
    const drawing = join(folder, 'services/icons/piles-treatment.svg');
    await writeFile(drawing, (await readFile(drawing, 'utf8')).replace('</svg>', `${spoilt}</svg>`));
    expect(explainIcon(folder, './icons/piles-treatment.svg')).toMatch(
      /^"\.\/icons\/piles-treatment\.svg" cannot be used\. Save it as SVG/,
    );
  },
);
