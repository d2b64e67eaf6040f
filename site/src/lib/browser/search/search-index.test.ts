import { expect, test } from 'vitest';
import { orderKinds, SEARCH_KINDS, type SearchDocument } from './search-documents.ts';
import { createSearchIndex } from './search-index.ts';
import { soundOut, splitWords } from './search-words.ts';

test.each([
  ['Père’s gall-stone', ['peres', 'gall', 'stone']],
  ['बवासीर, फोड़ा', ['बवासीर', 'फोडा']],
  ['  ', []],
])('%o is split into plain words', (text, words) => {
  expect(splitWords(text)).toEqual(words);
});

test.each([
  ['haemorrhoids', 'hemorrhoid'],
  ['bawaseer', 'bavasir'],
  ['mulvyadh', 'moolvyad'],
  ['phimosis', 'fimosis'],
  ['चर्बी', 'charbee'],
  ['piliya', 'पीलिया'],
])('%s and %s sound the same', (one, other) => {
  expect(soundOut(one)).toBe(soundOut(other));
});

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
  { kind: 'doctor', title: 'Dr. Namuna Kale', href: '/doctors/kale' },
];
const find = createSearchIndex({ documents: DOCUMENTS, terms: [] });

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
])('%o finds %o first', (query, title) => {
  expect(find(query).map((place) => DOCUMENTS[place]?.title)[0]).toBe(title);
});

test('doctors are shown first when one is the best result', () => {
  expect(orderKinds('doctor')).toEqual(['doctor', 'page', 'symptom', 'question', 'post']);
  expect(orderKinds('symptom')).toEqual(SEARCH_KINDS);
});

test.each(['', ' ?! ', 'zzzzzz'])('%o finds nothing', (query) => {
  expect(find(query)).toEqual([]);
});
