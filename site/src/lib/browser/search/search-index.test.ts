import { expect, test } from 'vitest';
import { orderKinds, SEARCH_KINDS, type SearchDocument } from './search-documents.ts';
import { createSearchIndex } from './search-index.ts';
import { splitQuery } from './search-words.ts';
import { countSlips } from './slips.ts';
import { createVocabulary } from './vocabulary.ts';

const DOCUMENTS: SearchDocument[] = [
  {
    kind: 'page',
    title: 'Piles Treatment',
    href: '/services/piles-treatment',
    also: 'haemorrhoids, bawaseer, mulvyadh, बवासीर',
    words: 'bleeding lump anus laser',
  },
  { kind: 'page', title: 'Gall Bladder Removal', href: '/services/gall-bladder-removal', also: 'gallstones' },
  { kind: 'page', title: 'Laparoscopic Appendectomy', href: '/services/appendix', also: 'appendicitis, appendix' },
  { kind: 'question', title: 'Where can I park?', href: '/faq#park', words: 'parking for cars and jeeps' },
  {
    kind: 'symptom',
    title: 'Black stool',
    href: '/symptoms#black',
    also: 'kala mal, kali sandas, kale',
    words: 'kale',
  },
  {
    kind: 'symptom',
    title: 'Pain in the chest',
    href: '/symptoms#chest',
    also: 'heart attack, chest pain, छातीत दुखणे, chhatit dukhne',
    tier: 'ambulance',
  },
  { kind: 'symptom', title: 'A lump in a breast', href: '/symptoms#breast', also: 'छातीत गाठ' },
  { kind: 'symptom', title: 'Belly pain that comes back', href: '/symptoms#belly', also: 'पोट दुखणे, pot dukhne' },
  { kind: 'page', title: 'Your appointment', href: '/portal', also: 'my appointment' },
  { kind: 'page', title: 'Book', href: '/book', also: 'I need an appointment' },
  { kind: 'page', title: 'Pricing', href: '/pricing', also: 'cost, fees, फीस, how much' },
  { kind: 'page', title: 'Laser Fissure Treatment', href: '/services/fissure', words: 'fistula costs' },
  { kind: 'question', title: 'When may I drive, travel or go back to work?', href: '/faq#work' },
  { kind: 'doctor', title: 'Dr. Namuna Kale', href: '/doctors/kale' },
];
const find = createSearchIndex({ documents: DOCUMENTS, terms: [] });
const findTitles = (query: string) => find(query).map((place) => DOCUMENTS[place]?.title);

test.each([
  ...['piles', 'PILES', 'pile', 'haemorrhoids', 'hemorrhoid', 'haemoroids', 'bawaseer', 'bavasir', 'बवासीर'].map(
    (query) => [query, 'Piles Treatment'],
  ),
  ...['gall stone', 'gallstone', 'gall stones', 'gallblader', 'gall'].map((query) => [query, 'Gall Bladder Removal']),
  ...['iples', 'piels treatment'].map((query) => [query, 'Piles Treatment']),
  ...['Dr Kale', 'kale doctor', 'डॉ. काळे', 'namuna'].map((query) => [query, 'Dr. Namuna Kale']),
  ['kala stool', 'Black stool'],
  ['doctor for piles', 'Piles Treatment'],
  ...['apendix', 'appendisitis', 'apend'].map((query) => [query, 'Laparoscopic Appendectomy']),
  ['where do I have to park my car?', 'Where can I park?'],
  ['bleeding from the nose', 'Piles Treatment'],
  ...['cost', 'fees', 'fee', 'what will it cost', 'how much', 'फीस कितनी है'].map((query) => [query, 'Pricing']),
  ...['can I travel', 'travelling', 'drives'].map((query) => [query, 'When may I drive, travel or go back to work?']),
  ...['पोटदुखी', 'potdukhi', 'पोट दुखतंय', 'pot dukhtay'].map((query) => [query, 'Belly pain that comes back']),
])('%o finds %o first', (query, title) => {
  expect(findTitles(query)[0]).toBe(title);
});

test.each(['chest pain', 'pain in my chest', 'heart attack', 'heart atack', 'chest pain cost', 'छातीत दुखतंय'])(
  '%o finds the sign that cannot wait first',
  (query) => {
    expect(findTitles(query)[0]).toBe('Pain in the chest');
  },
);

test.each(['cost', 'cheat', 'chist', 'pin', 'ched'])(
  '%o finds no sign that cannot wait, by a slip or a sound',
  (query) => {
    expect(findTitles(query)).not.toContain('Pain in the chest');
  },
);

test('a word that is on the site is not taken for a slip, nor for the beginning of another', () => {
  expect(findTitles('fees')).toEqual(['Pricing']);
});

test.each([
  ['my appointment', 'Your appointment'],
  ['I need an appointment', 'Book'],
])('%o finds %o first, although only words that say little tell the two apart', (query, title) => {
  expect(findTitles(query)[0]).toBe(title);
});

test('a name of the whole query comes before a sign that cannot wait with one of its words', () => {
  expect(findTitles('छातीत गाठ')[0]).toBe('A lump in a breast');
});

test.each([
  ['80 words', Array.from({ length: 80 }, (_, at) => `lump${at}`).join(' ')],
  ['120 Marathi words', 'पोटात दुखणे '.repeat(60)],
  ['a word of 2,000 letters', 'abcdefghij'.repeat(200)],
  ['a word of 2,000 signs', 'मू'.repeat(1000)],
  ['100,000 letters', 'ab '.repeat(33_000)],
])('of %s the search reads a bounded beginning', (_name, query) => {
  const words = splitQuery(query);
  expect(words.length).toBeLessThanOrEqual(16);
  expect(Math.max(...words.map((word) => word.length))).toBeLessThanOrEqual(24);
  expect(find(query)).toEqual(find(words.join(' ')));
});

test('a query of 2,000 letters is compared with no more words than one of some words', () => {
  const count = (query: string) => {
    let comparisons = 0;
    const vocabulary = createVocabulary((...words) => {
      comparisons++;
      return countSlips(...words);
    });
    createSearchIndex({ documents: DOCUMENTS, terms: [] }, vocabulary)(query);
    return comparisons;
  };
  const slips = 'bladxer removxl treatmxnt hemorrxoids appendixtis laparxscopic fissxre moolvxadh';
  expect(count(slips)).toBeGreaterThan(0);
  expect(count(`${slips} ${slips.repeat(30)}`)).toBe(count(slips));
});

test('the kind of the best result is shown first', () => {
  expect(orderKinds([{ kind: 'doctor' }, { kind: 'page' }])).toEqual(['doctor', 'page', 'symptom', 'question', 'post']);
  expect(orderKinds([])).toEqual(SEARCH_KINDS);
});

test.each(['', ' ?! ', 'zzzzzz'])('%o finds nothing', (query) => {
  expect(find(query)).toEqual([]);
});
