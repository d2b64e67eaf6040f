import { expect, test } from 'vitest';
import { splitPlainWords } from './plain-words.ts';
import { findRoot, findSkeleton, soundOut } from './word-forms.ts';

test.each([
  ['Père’s gall-stone', ['peres', 'gall', 'stone']],
  ['बवासीर, फोड़ा', ['बवासीर', 'फोडा']],
  ['  ', []],
])('%o is split into plain words', (text, words) => {
  expect(splitPlainWords(text)).toEqual(words);
});

test.each([
  ['bleeding', 'bleed'],
  ['stitches', 'stitch'],
  ['timings', 'time'],
  ['stopped', 'stop'],
  ['allergies', 'allergy'],
  ['दुखतंय', 'दुखणे'],
  ['दुखते', 'दुखी'],
  ['काळी', 'काळा'],
  ['बदलायची', 'बदलणे'],
  ['पाइल्सचा', 'पाइल्स'],
  ['गळ्यात', 'गळा'],
  ['हर्नियाचं', 'हर्निया'],
])('%s and %s have one root', (one, other) => {
  expect(findRoot(one)).toBe(findRoot(other));
});

test.each([
  ['fees', 'fissure'],
  ['cost', 'cyst'],
  ['pus', 'pass'],
  ['पाइल्स', 'पाइलोनिडल'],
  ['गळू', 'गळा'],
])('%s and %s have not', (one, other) => {
  expect(findRoot(one)).not.toBe(findRoot(other));
});

test.each([
  ['haemorrhoids', 'hemorrhoid'],
  ['bawaseer', 'bavasir'],
  ['mulvyadh', 'moolvyad'],
  ['phimosis', 'fimosis'],
  ['चर्बी', 'charbee'],
  ['piliya', 'पीलिया'],
  ['fees', 'फीस'],
])('%s and %s sound the same', (one, other) => {
  expect(soundOut(one)).toBe(soundOut(other));
});

test.each([
  ['dukhane', 'dukhtay'],
  ['dukhne', 'दुखते'],
])('%s and %s have one skeleton', (one, other) => {
  expect(findSkeleton(one)).toBe(findSkeleton(other));
});

test('a word of one consonant has none', () => {
  expect(findSkeleton('pa')).toBe('');
});
