import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gradeSentences } from '@clinic/contract/reading-grade.ts';
import { splitSentences, splitWords } from '@clinic/contract/sentences.ts';
import { describe, expect, test } from 'vitest';
import { findAvoidedPhrases, findCrowdedPhrases } from './avoided-phrases.ts';
import { findWordMistakes } from './find-mistakes.ts';
import { findNearRepeats, findRepeats } from './repeats.ts';
import { findMisplacedSigns } from './sign-places.ts';
import { readWording, readWrittenPages } from './written-pages.ts';

const CONTENT = join(import.meta.dirname, '../../../content');
const MESSAGES = join(import.meta.dirname, '../messages/en');

test('no sentence of the content stands twice, no phrase is to be avoided, and each sign leads to one place', () => {
  expect(findWordMistakes(CONTENT)).toEqual([]);
});

test('no word of the interface is one that is to be avoided', () => {
  const texts = readdirSync(MESSAGES).map((file) => ({
    file,
    field: '',
    text: readFileSync(join(MESSAGES, file), 'utf8'),
  }));
  expect(findAvoidedPhrases(texts, readWording(CONTENT).avoid)).toEqual([]);
});

test('the urgent box of a service is read as easily as the rest of the site', () => {
  for (const { name, urgentSentences } of readWrittenPages(CONTENT)) {
    if (urgentSentences.length > 0) expect(gradeSentences(urgentSentences), name).toBeLessThanOrEqual(6);
  }
});

describe('sentences', () => {
  test('are split at their ends, not at a title, and titles are none', () => {
    expect(
      splitSentences('## The day\n\nDr. Kale sees you. Ask [her](/contact) **why**!\n\n- One point.\n- A few words'),
    ).toEqual(['Dr Kale sees you.', 'Ask her why!', 'One point.']);
  });

  test('are counted in words and numbers', () => {
    expect(splitWords('About 38 °C, or a day-care bed: call 112.')).toHaveLength(9);
  });

  test('get a higher grade with longer words', () => {
    const easy = gradeSentences(['The cut is small and heals in a week.']);
    const hard = gradeSentences(['Postoperative complications are predominantly gastrointestinal.']);
    expect(easy).toBeLessThan(4);
    expect(hard).toBeGreaterThan(12);
  });
});

test('a sentence that stands twice is told with its files; short ones and the robot may', () => {
  const repeated = 'Keep the wound dry for two days. The robot does nothing by itself. Stitches dissolve.';
  const texts = ['a.yaml', 'b.yaml'].map((file) => ({ file, field: 'text', text: repeated }));
  expect(findRepeats(texts)).toEqual([{ sentence: 'keep the wound dry for two days.', files: ['a.yaml', 'b.yaml'] }]);
});

test('sentences that differ in a word or two are told, and others are not', () => {
  const find = (...sentences: string[]) =>
    findNearRepeats(sentences.map((text, place) => ({ file: `${place}.yaml`, field: 'text', text })));
  const [first, second] = [
    'Keep the wound on your belly dry for two whole days.',
    'Keep the wound on your foot dry for two whole days.',
  ];
  expect(find(first, second, 'Then wash it each day with clean water and dry it well.')).toEqual([
    { sentences: [first, second], files: ['0.yaml', '1.yaml'] },
  ]);
  expect(
    find(first, 'Keep the wound dry.', 'Two whole days after the operation you may wash your belly again.'),
  ).toEqual([]);
});

test('a phrase that a page may hold once is told where it stands again', () => {
  const page = (name: string, ...texts: string[]) => ({
    name,
    texts: texts.map((text) => ({ file: name, field: 'text', text })),
    sentences: [],
    urgentSentences: [],
  });
  const pages = [page('a', 'Mostly it heals.', 'It is mostly\nwell.'), page('b', 'Mostly. Almostly.')];
  expect(findCrowdedPhrases(pages, ['mostly'])).toEqual(['a: "mostly" stands here 2 times. Keep one at most.']);
});

test('a phrase is found in whole words and over a break of lines, with what to write instead', () => {
  const phrases = [{ phrase: 'ring us', instead: 'call us' }];
  const find = (text: string) => findAvoidedPhrases([{ file: 'faq.yaml', field: 'lead', text }], phrases);
  expect(find('Please Ring\nus today.')).toEqual(['faq.yaml: lead: "ring us" is not written here. Instead: call us']);
  expect(find('Bring us your report.')).toEqual([]);
});

test('a sign that needs an emergency department is found where people are only told to call', () => {
  const find = (text: string) => findMisplacedSigns([{ file: 'faq.yaml', field: 'answer', text }]);
  expect(find('Call at once for bleeding that soaks a dressing. {night}')).toHaveLength(1);
  expect(find('Call us if you cannot pass urine.')).toHaveLength(1);
  expect(find('Call us for a red wound. If blood soaks the gauze, go to an emergency department.')).toEqual([]);
  expect(find('Call us for a red wound.')).toEqual([]);
});
