import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describeContentMistake } from '@clinic/contract/content-mistake.ts';
import { expect, onTestFinished, test, vi } from 'vitest';
import { COLLECTIONS } from '#schemas/collections.ts';
import { checkTranslations, type Original } from './check-translations.ts';

const CATEGORIES: Original = {
  path: 'categories.yaml',
  fields: { categories: ['Proctology', 'Urology'] },
  markdown: '',
  marks: {},
  schema: COLLECTIONS.categories.schema,
};
const VISIT: Original = {
  path: 'pages/visit.md',
  fields: { title: 'Your visit', lead: 'Where to come.', metaDescription: 'The way here.' },
  markdown: '## Tablets\n\nDo not stop your tablets.\n',
  marks: {},
  schema: COLLECTIONS.pages.schema,
};
const WORDING: Original = {
  path: 'wording.yaml',
  fields: {},
  markdown: '',
  marks: {},
  schema: COLLECTIONS.wording.schema,
};

const WHOLE = 'texts:\n  Proctology: प्रोक्टोलॉजी\n  Urology: युरोलॉजी\n';

/** Checks these files of translations, `mr/categories.yaml` for example, against the originals. */
async function check(files: Record<string, string>, isDemonstration = true) {
  const contentDir = await mkdtemp(join(tmpdir(), 'clinic-translations-'));
  onTestFinished(() => rm(contentDir, { recursive: true }));
  for (const [file, text] of Object.entries(files)) {
    await mkdir(join(contentDir, dirname(file)), { recursive: true });
    await writeFile(join(contentDir, file), text);
  }
  const clinic = { name: { bold: 'Asha', light: 'Clinic' }, isDemonstration };
  const told = await checkTranslations({ contentDir, originals: [CATEGORIES, VISIT, WORDING], clinic });
  return { mistakes: told.mistakes.map(describeContentMistake), notes: told.notes.map(describeContentMistake) };
}

const checkCategories = (text: string) => check({ 'mr/categories.yaml': text });

test('a clinic without the folder of a language is told nothing of it', async () => {
  expect(await check({})).toEqual({ mistakes: [], notes: [] });
});

test('a file without a translation is noted once the language has a folder', async () => {
  expect(await checkCategories(`${WHOLE}reviewedBy: Dr. A\nreviewedOn: 2026-05-14\n`)).toEqual({
    mistakes: [],
    notes: ['content/mr/pages/visit.yaml: This file is missing, so content/pages/visit.md is shown in English.'],
  });
});

test('the texts of a page that have no translation are noted, with the first of them', async () => {
  const { mistakes, notes } = await check({ 'mr/pages/visit.yaml': 'texts:\n  Your visit: तुमची भेट\n' });
  expect(mistakes).toEqual([]);
  expect(notes).toContain(
    "content/mr/pages/visit.yaml: 4 texts have no translation, and are shown in English: 'Where to come.'",
  );
});

test('a text of another file without a translation, and a translation without its text, are noted', async () => {
  const { mistakes, notes } = await checkCategories(
    WHOLE.replace('Urology', 'The kidneys, the bladder, the prostate and more'),
  );
  expect(mistakes).toEqual([]);
  expect(notes.slice(0, 2)).toEqual([
    "content/mr/categories.yaml: 1 text has no translation, and is shown in English: 'Urology'",
    "content/mr/categories.yaml: 1 translation is of an English text that content/ no longer has: 'The kidneys, the bladder, the prostate and more'",
  ]);
});

test.each([
  ['another number', "'Open at 9': 'सुबह 10 बजे खुलता है'", 'numbers differ: 9 in English, 10 here'],
  [
    'another number in words',
    "'Two to three weeks': 'दोन ते चार आठवडे'",
    'numbers in words differ: 2 3 in English, 2 4 here',
  ],
  ['another number than one in short', "'2K patients': '3,000 मरीज़'", 'numbers differ: 2,000 in English, 3,000 here'],
  ['a number that is left out', "'Within 6 weeks': 'कुछ हफ्तों में'", 'numbers differ: 6 in English, none here'],
  ['a mark that is lost', "'Call {phone}.': 'फोन करें।'", 'marks differ: {phone} in English, none here'],
  [
    'another address',
    "'[Map](/contact#map)': '[नक्शा](/map)'",
    'links differ: ](/contact#map) in English, ](/map) here',
  ],
  ['a digit of Devanagari', "'38 degrees': '३८ डिग्री'", '"३८": write digits as 0 to 9.'],
  ['a letter in parts', "'New': 'नया \u0958'", 'not in NFC'],
])('%s is a mistake, told with the English text', async (_what, pair, remedy) => {
  const { mistakes } = await checkCategories(`${WHOLE}  ${pair}\n`);
  expect(mistakes).toEqual([expect.stringContaining(remedy)]);
  expect(mistakes[0]).toMatch(/^content\/mr\/categories\.yaml: '.+': /);
});

test('HTML in the translation of a Markdown text is a mistake', async () => {
  const texts = "'Do not stop your tablets.': '<script src=//evil.example'";
  const { mistakes } = await check({
    'mr/pages/visit.yaml': `texts:\n  Your visit: तुमची भेट\n  Where to come.: कुठे यायचे.\n  The way here.: रस्ता.\n  '## Tablets': '## गोळ्या'\n  ${texts}\n`,
  });
  expect(mistakes).toEqual([expect.stringMatching(/^content\/mr\/pages\/visit\.yaml: "<script .+" is HTML\./)]);
});

test('the same numbers and marks may stand in another order', async () => {
  const { mistakes } = await checkCategories(
    `${WHOLE}  "From {city}, 1 in 50 [here](/a2)": "50 में से 1, {city} से [यहाँ](/a2)"\n`,
  );
  expect(mistakes).toEqual([]);
});

test.each([
  ['an unknown field', `${WHOLE}reviewed: yes\n`, /"reviewed" is not a field here: .*reviewedBy/],
  ['a file without texts', 'reviewedBy: Dr. A\n', /texts: Write each English text with its translation/],
  ['an empty translation', `${WHOLE}  New: ''\n`, /texts\.New: Write a text here/],
  ['a reviewer without a day', `${WHOLE}reviewedBy: Dr. A\n`, /reviewedOn: Write both the reviewer and the day/],
  ['a day that is none', `${WHOLE}reviewedBy: Dr. A\nreviewedOn: soon\n`, /reviewedOn: Write a day of the calendar/],
  ['broken YAML', 'texts: [\n', /This is not valid YAML/],
])('%s is a mistake in the words of the check', async (_what, text, remedy) => {
  const { mistakes } = await checkCategories(text);
  expect(mistakes).toEqual([expect.stringMatching(remedy)]);
  expect(mistakes[0]).toMatch(/^content\/mr\/categories\.yaml: /);
});

test('a review on a day that is still to come is a mistake', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-26T06:00:00Z'), toFake: ['Date'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const checkDay = (day: string) => checkCategories(`${WHOLE}reviewedBy: Dr. A\nreviewedOn: ${day}\n`);
  expect((await checkDay('2026-11-26')).mistakes).toEqual([]);
  expect((await checkDay('2026-11-27')).mistakes).toEqual([
    'content/mr/categories.yaml: reviewedOn: Write the day on which the review was done. This day is still to come.',
  ]);
});

test('a file that translates nothing is noted, unless it is hidden', async () => {
  const { mistakes, notes } = await check({
    'hi/.DS_Store': '',
    'hi/pages/visit.md': WHOLE,
    'hi/services/vein.yaml': WHOLE,
  });
  const remedy = 'This translates no file of content/. Rename it as its original, or remove it.';
  expect(mistakes).toEqual([]);
  expect(notes).toEqual(
    expect.arrayContaining([`content/hi/pages/visit.md: ${remedy}`, `content/hi/services/vein.yaml: ${remedy}`]),
  );
});

test('a translation that is too long for its place is told as its original would be', async () => {
  const pairs = ['Your visit', 'Where to come.', 'The way here.', '"## Tablets"', 'Do not stop your tablets.'];
  const texts = pairs.map((text) => `  ${text}: ${text === 'Your visit' ? 'लंबा '.repeat(20) : 'शब्द'}\n`).join('');
  const { mistakes } = await check({ 'hi/pages/visit.yaml': `texts:\n${texts}` });
  expect(mistakes).toEqual([
    expect.stringMatching(/^content\/hi\/pages\/visit\.yaml: title: Shorten this to 60 characters/),
  ]);
});

test('a sample in a translation is told once the site is no demonstration', async () => {
  const files = { 'mr/categories.yaml': `${WHOLE}`.replace('युरोलॉजी', 'युरोलॉजी (नमुना)') };
  expect((await check(files)).mistakes).toEqual([]);
  expect((await check(files, false)).mistakes).toEqual([
    expect.stringMatching(/^content\/mr\/categories\.yaml: 'Urology': "\(नमुना\)" is a sample\./),
  ]);
});
