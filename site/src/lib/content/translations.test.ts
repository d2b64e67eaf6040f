import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listEnglish, mapTexts } from '@clinic/contract/translatable-texts.ts';
import { expect, onTestFinished, test } from 'vitest';
import { readTranslation, translateEntry, translateFields, translateMarkdown } from './translations.ts';

test('each text of a file is translated, and a text without a translation is missing and stays English', () => {
  const fields = { order: 1, title: 'Piles', about: [{ text: 'Bleeding' }, { text: 'A lump' }], isOpen: true };
  expect(translateFields('gallery/room.yaml', fields, { Piles: 'मूळव्याध', Bleeding: 'रक्त येणे' })).toEqual({
    fields: { order: 1, title: 'मूळव्याध', about: [{ text: 'रक्त येणे' }, { text: 'A lump' }], isOpen: true },
    missing: ['A lump'],
  });
});

test('a text without words needs no translation, and a day stays a day', () => {
  const fields = { value: '15+', phone: '{phone}', both: '{clinic}: {doctor}', alt: '', day: new Date('2026-11-26') };
  expect(translateFields('about.yaml', fields, {})).toEqual({ fields, missing: [] });
});

test('marks alone need no translation, but may have one that puts them in another order', () => {
  const fields = { calendar: { title: '{clinic}: {doctor}' } };
  expect(translateFields('mails.yaml', fields, { '{clinic}: {doctor}': '{doctor}, {clinic}' })).toEqual({
    fields: { calendar: { title: '{doctor}, {clinic}' } },
    missing: [],
  });
});

test.each([
  ['services/piles.yaml', { id: 'piles', category: 'Proctology', image: { src: './images/piles.webp' }, unit: 'days' }],
  [
    'services/piles.yaml',
    { risks: [{ figure: { source: ['nhs-2024'] } }], sources: [{ doi: '10.1002/bjs.10614' }], anaesthesia: ['spinal'] },
  ],
  ['signs/hard-breathing.yaml', { also: ['cannot breathe'], region: 'neck', tier: 'today', services: ['thyroid'] }],
  ['symptoms.yaml', { signs: ['hard-breathing'], table: ['neck-lump'] }],
  ['anaesthesia.yaml', { signs: { general: ['chest-pain'], spinal: ['numb-legs', { id: 'headache' }] } }],
  ['recognitions/award.yaml', { type: 'Award' }],
  ['clinic.yaml', { openingHours: [{ from: 'Monday' }], email: 'care@clinic.example', colors: { dark: '#fefefe' } }],
  ['blog/laparoscopy-guide.md', { author: 'Dr. Namuna Kale' }],
  ['founders/namuna-kale.yaml', { details: [{ label: 'Registration number' }] }],
  ['mails.yaml', { clinic: { booked: { title: 'New booking' } } }],
  ['wording.yaml', { once: ['mostly'] }],
])('what the code of %s reads is never translated', (file, fields) => {
  const texts = Object.fromEntries(
    [...JSON.stringify(fields).matchAll(/"([^"]+)"/g)].map(([, text]) => [text, 'मराठी']),
  );
  expect(translateFields(file, fields, texts)).toEqual({ fields, missing: [] });
});

test('a page’s own words for a sign are translated, and ids are not', () => {
  const fields = { signs: ['black-stool', { id: 'fever', text: 'Fever at night.' }] };
  expect(translateFields('services/piles.yaml', fields, { 'Fever at night.': 'रात में बुखार।', fever: 'x' })).toEqual({
    fields: { signs: ['black-stool', { id: 'fever', text: 'रात में बुखार।' }] },
    missing: [],
  });
});

test('words are translated in one file although the key holds a code in another', () => {
  const { fields } = translateFields('recognitions/award.yaml', { source: 'A board' }, { 'A board': 'मंडळ' });
  expect(fields).toEqual({ source: 'मंडळ' });
});

test('names that bookings are made with stay English, and are missing when nothing can be shown for them', () => {
  const fields = { departments: [{ name: 'Urology', treats: 'kidneys', doctors: [{ name: 'Dr. Shaikh' }] }] };
  const texts = { Urology: 'युरोलॉजी', kidneys: 'किडनी' };
  expect(translateFields('booking.yaml', fields, texts)).toEqual({
    fields: { departments: [{ name: 'Urology', treats: 'किडनी', doctors: [{ name: 'Dr. Shaikh' }] }] },
    missing: ['Dr. Shaikh'],
  });
});

test('the title of a source may stay English', () => {
  const fields = { sources: [{ title: 'NHS: Piles' }, { title: "The clinic's own figure" }] };
  expect(translateFields('services/piles.yaml', fields, { "The clinic's own figure": 'क्लिनिकचा आकडा' })).toEqual({
    fields: { sources: [{ title: 'NHS: Piles' }, { title: 'क्लिनिकचा आकडा' }] },
    missing: [],
  });
});

test('Markdown is translated by headings, paragraphs and entries, however the lines break', () => {
  const markdown =
    '\n## How long\n\nOne year after\nthe visit. It is the law.\n\n- Access\n- A right\n  to correct\n1. First\n';
  const texts = {
    '## How long': '## किती काळ',
    'One year after the visit. It is the law.': 'एक वर्ष.',
    '- Access': '- पाहणे',
    '1. First': '1. आधी',
  };
  expect(translateMarkdown(markdown, texts)).toEqual({
    markdown: '## किती काळ\n\nएक वर्ष.\n\n- पाहणे\n- A right to correct\n1. आधी',
    missing: ['- A right to correct'],
  });
});

test('a heading stands alone, although its paragraph follows without an empty line', () => {
  expect(translateMarkdown('# A\n## Fees\nBring cash.', { '## Fees': '## फी' })).toEqual({
    markdown: '# A\n## फी\nBring cash.',
    missing: ['Bring cash.'],
  });
});

test.each(['services/piles.yaml', 'pages/privacy.md', 'blog/guide.md', 'anaesthesia.yaml'])(
  'one text of %s without a translation stays English beside those that are translated',
  (file) => {
    const fields = { title: 'Piles', lead: 'Do not eat for six hours before.' };
    const texts = { Piles: 'मूळव्याध', 'Call us.': 'फोन करा.' };
    expect(translateEntry(file, fields, 'Call us.\n\nCome today.', { texts })).toEqual({
      fields: { title: 'मूळव्याध', lead: fields.lead },
      markdown: 'फोन करा.\n\nCome today.',
      isWhole: false,
      lacksSign: false,
      missing: [fields.lead, 'Come today.'],
    });
  },
);

test.each([
  ['services/piles.yaml', { title: 'Piles', signs: ['fever', { id: 'bleeding', text: 'Bleeding at night.' }] }],
  ['signs/bleeding.yaml', { say: 'Bleeding at night.', mayBe: 'Piles' }],
])('a sign without a translation leaves all of %s English', (file, fields) => {
  const texts = { Piles: 'मूळव्याध' };
  expect(translateEntry(file, fields, '', { texts })).toMatchObject({ fields, isWhole: false, lacksSign: true });
  const all = { ...texts, 'Bleeding at night.': 'रात्री रक्त येणे.' };
  expect(translateEntry(file, fields, '', { texts: all })).toMatchObject({ isWhole: true, lacksSign: false });
});

test('a file without a translation stays as it is', () => {
  const fields = { title: 'Privacy' };
  expect(translateEntry('pages/privacy.md', fields, 'Ask\nus.', null)).toEqual({
    ...{ fields, markdown: 'Ask\nus.', isWhole: false, lacksSign: false, missing: ['Privacy', 'Ask us.'] },
  });
});

test('the name of a JavaScript property is no translation', () => {
  expect(translateFields('about.yaml', { title: 'constructor' }, {}).missing).toEqual(['constructor']);
});

test('the texts that a translation may hold are listed once', () => {
  const fields = { title: 'Ask us.', icon: 'shield', sources: [{ title: 'NHS' }] };
  expect([...listEnglish('pages/privacy.md', fields, 'Ask us.\n\n12')]).toEqual([
    ['Ask us.', 'words'],
    ['NHS', 'choice'],
  ]);
});

test('the translation of a file is read from the folder of its language', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'clinic-translations-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await mkdir(join(folder, 'mr/blog'), { recursive: true });
  await writeFile(
    join(folder, 'mr/blog/guide.yaml'),
    'texts:\n  A guide: माहिती\nreviewedBy: Dr. A\nreviewedOn: 2026-11-26\n',
  );
  expect(readTranslation(folder, 'mr', 'blog/guide.md')).toEqual({
    ...{ texts: { 'A guide': 'माहिती' }, reviewedBy: 'Dr. A', reviewedOn: new Date('2026-11-26') },
  });
  expect(readTranslation(folder, 'hi', 'blog/guide.md')).toBeNull();
  expect(readTranslation(folder, 'mr', 'faq.yaml')).toBeNull();
});

test.each([
  ['services/vein-surgery.yaml', { review: { author: 'Dr. Asha Bhide' } }],
  ['founders/asha-bhide.yaml', { name: 'Dr. Asha Bhide' }],
])('a name in %s may stay as it is written', (file, fields) => {
  const uses: string[] = [];
  mapTexts(file, fields, (text, use) => {
    uses.push(use);
    return text;
  });
  expect(uses).toEqual(['choice']);
});
