import { expect, test } from 'vitest';
import { collectTermNames, createTermFinder } from './glossary-terms.ts';

const TERMS = [
  { english: 'bladder', hindi: 'पेशाब की थैली', marathi: 'लघवीची पिशवी', also: [] },
  { english: 'gall bladder', hindi: 'पित्त की थैली', marathi: 'पित्ताशय', also: ['gallbladder'] },
  { english: 'discharge (fluid)', hindi: 'पानी रिसना', marathi: 'पाणी येणे', also: [] },
  { english: 'piles', hindi: 'बवासीर', marathi: 'मूळव्याध', also: ['haemorrhoids', 'hemorrhoids', 'bawasir', 'arsh'] },
];
const { findIn, findNamed } = createTermFinder(TERMS);

test.each([
  ['Bladder', ['bladder']],
  ['Gall Bladder Removal', ['gall bladder']],
  ['discharge from a wound', ['discharge (fluid)']],
  ['two bladders', ['bladder']],
  ['पित्ताशय काढणे, आणि बवासीर', ['gall bladder', 'piles']],
  ['piles-treatment', ['piles']],
  ['a pile of files', []],
])('%o names %o', (text, names) => {
  expect(findIn([text]).map((place) => TERMS[place]?.english)).toEqual(names);
});

test('a term has its names, and as another name what stands in brackets, each once', () => {
  expect(TERMS.map(collectTermNames).slice(1)).toEqual([
    'gall bladder, पित्त की थैली, पित्ताशय, gallbladder',
    'discharge, fluid, पानी रिसना, पाणी येणे',
    'piles, बवासीर, मूळव्याध, haemorrhoids, hemorrhoids, bawasir, arsh',
  ]);
});

test('a name names its term, and another name of the term does not, because it may be of many', () => {
  expect(findNamed(['Piles', 'पित्ताशय', 'arsh', 'gall bladder stones'])).toEqual([1, 3]);
});

test('a glossary without terms finds none', () => {
  expect(createTermFinder([]).findIn(['piles'])).toEqual([]);
});
