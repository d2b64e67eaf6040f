import type { z } from 'astro/zod';
import { expect, test } from 'vitest';
import { anaesthesiaSchema } from './anaesthesia.ts';
import { WITHOUT_LOOKING } from './common.ts';
import { risk } from './risk.ts';
import { sources } from './sources.ts';

const figure = { text: 'About 3 in 100.', source: 'choles-2016', year: 2016, people: '8,820 patients in Britain' };

function getMessages(schema: z.ZodType, value: unknown): string[] {
  const result = schema.safeParse(value);
  return result.success ? [] : result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
}

const getRiskMessages = (fields: object) => getMessages(risk, { risk: 'A leak of bile', ...fields });

test('a risk has a figure, or says in words how often it happens', () => {
  expect(getRiskMessages({ figure })).toEqual([]);
  expect(getRiskMessages({ often: 'Many people have a little of it.' })).toEqual([]);
  expect(getRiskMessages({})).toEqual(['figure: Write either `figure` or `often`.']);
  expect(getRiskMessages({ figure, often: 'Many people.' })).toEqual(['figure: Write either `figure` or `often`.']);
});

test.each(['About 3 in 100.', 'In 3 % of people.', 'A few in a hundred.', 'One in ten.', '10 of 266 died.'])(
  'the number in "%s" stands beside its source, year and people',
  (text) => {
    const remedy = 'Move this number to `text` of `figure`, beside its source, year and people.';
    expect(getRiskMessages({ often: text })).toEqual([`often: ${remedy}`]);
    expect(getRiskMessages({ figure, note: text })).toEqual([`note: ${remedy}`]);
  },
);

test('a figure names its source, year and people', () => {
  expect(getRiskMessages({ figure: { text: 'About 3 in 100.' } }).map((line) => line.split(':')[0])).toEqual([
    'figure.source',
    'figure.year',
    'figure.people',
  ]);
});

test("the clinic's own figure is never the source of a risk", () => {
  expect(getRiskMessages({ figure: { ...figure, source: ['choles-2016', 'clinic'] } })).toEqual([
    "figure.source: Name a study, a register or a guideline. The clinic's own figure is never the source of a risk.",
  ]);
});

test.each(['It was 7 times as high as in others.', 'Half as often as after open surgery 1.', 'Twice as often, 2.'])(
  '"%s" wants the absolute figure too',
  (text) => {
    const remedy = 'Tell also how many people it happens to, such as `3 in 100`.';
    expect(getRiskMessages({ figure: { ...figure, text } })).toEqual([`figure.text: ${remedy}`]);
    expect(getRiskMessages({ figure: { ...figure, text: `About 1 in 20. ${text}` } })).toEqual([]);
  },
);

test.each([
  ['Rare: about 1 in 50.', 'rare'],
  ['Very rare: 2 in 10,000.', 'very rare'],
  ['Common: 1 in 3.', 'common'],
  ['Uncommon, 1 in 100 to 1 in 20.', 'uncommon'],
  ['It is rare. About 1 in 5,000 have it.', 'rare'],
])('"%s": the word is not borne out by the number in its sentence', (text, word) => {
  expect(getRiskMessages({ figure: { ...figure, text } })).toEqual([
    `figure.text: "${word}": put a number in this sentence that fits the word, or use other words.`,
  ]);
});

test.each([
  'Very common: 1 in 3.',
  'Uncommon: 1 in 100 to 1 in 500.',
  'Rare: 1 in 10,000.',
  'Very rare: 4 in 100,000.',
])('"%s": the word fits its number', (text) => {
  expect(getRiskMessages({ figure: { ...figure, text } })).toEqual([]);
});

test('words for frequencies have no number to stand on in a risk without a figure', () => {
  expect(getRiskMessages({ often: 'Rare.' })).toEqual([
    'often: "rare": put a number in this sentence that fits the word, or use other words.',
  ]);
});

test('a source tells in one way where readers find it, and a DOI is an address', () => {
  const getSourceMessages = (fields: object) => getMessages(sources, [{ id: 'hpb', title: 'HPB, 2015', ...fields }]);
  const remedy = '0.url: Write one of `url` and `doi`, or `print: true` when it exists on paper alone.';
  expect(getSourceMessages({})).toEqual([remedy]);
  expect(getSourceMessages({ doi: '10.1111/hpb.12356', print: true })).toEqual([remedy]);
  expect(getSourceMessages({ print: true })).toEqual([]);
  expect(getMessages(sources, [{ id: 'clinic', title: "The clinic's own figure" }])).toEqual([]);
  expect(sources.parse([{ id: 'hpb', title: 'HPB, 2015', doi: '10.1111/hpb.12356' }])).toEqual([
    { id: 'hpb', title: 'HPB, 2015', url: 'https://doi.org/10.1111/hpb.12356' },
  ]);
});

test('the year of a figure is the one in the title of its first source', () => {
  const risks = { general: [{ risk: 'A clot', figure: { ...figure, year: 2015 } }] };
  const listed = [{ id: 'choles-2016', title: 'CholeS study, HPB, 2016', print: true }];
  expect(
    getMessages(anaesthesiaSchema(WITHOUT_LOOKING), {
      ...OTHER_FIELDS,
      risks: { ...OTHER_FIELDS.risks, ...risks },
      sources: listed,
    }),
  ).toEqual(['risks.general.0.figure.year: Write 2016, the year in the title of "choles-2016", or mend the title.']);
});

const inWords = [{ risk: 'Pain', often: 'Many people.' }];
const OTHER_FIELDS = {
  risks: { spinal: inWords, local: inWords },
  preparation: {
    ...{ fasting: ['Nothing solid.'], day: ['Bring an adult.'], medicines: ['Never stop steroids.'] },
    ...{ breastfeeding: ['Feed when you are awake.'], local: ['Eat as usual.'] },
  },
  signs: { general: ['chest-pain'], spinal: ['numb-legs'] },
};
