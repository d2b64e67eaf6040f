import { expect, test } from 'vitest';
import { countBrackets, findCrowdedBrackets, findGivenUpSpellings, findHindiTraps } from './spellings.ts';

const toTexts = (...texts: string[]) => texts.map((text) => ({ file: 'faq.yaml', field: '', text }));

test('a spelling that a language has given up is found in whole words, with the one to write', () => {
  const find = (text: string) =>
    findGivenUpSpellings(toTexts(text), [
      { write: 'पाहा', never: ['पहा'] },
      { write: 'गाँठ', never: ['गांठ*'] },
    ]);
  expect(find('वेळ पहा.')).toEqual(['faq.yaml: "पहा" is not written here. Instead: पाहा: वेळ पहा.']);
  expect(find('गांठों में दर्द')).toHaveLength(1);
  expect(find('पहाटे वेळ पाहा.')).toEqual([]);
});

test.each([
  'जैसे K7QX-3M9P।',
  'जैसे <b>K7QX-3M94</b> या K7QX-3M94।',
  'पता: {email}।',
  'उसे दबाएँ या छेदें नहीं।',
  'हाथ से खींचें या ज़ोर से काटें मत।',
])('a reader can take it for something else: %s', (text) => {
  expect(findHindiTraps(toTexts(text))).toHaveLength(1);
});

test.each(['जैसे K7QX-3M9P', 'बुखार 38 °C से ऊपर।', 'फोन करें: {phone}।', 'उसे न दबाएँ, न छेदें।', 'आएँ या फोन करें।'])(
  'nobody can mistake it: %s',
  (text) => {
    expect(findHindiTraps(toTexts(text))).toEqual([]);
  },
);

test('explanations in brackets are counted, addresses, marks of samples and code are not', () => {
  const texts = toTexts(
    'पित्त (बाइल) और [पन्ना](/faq)',
    'डॉ. काळे (नमुना)',
    '(नमूने का आँकड़ा)',
    "joinWords(words, 'और')",
    '(CT) खून (लाल) (दो)',
  );
  expect(countBrackets(texts)).toBe(3);
  expect(findCrowdedBrackets('hi', texts)).toEqual([]);
  expect(findCrowdedBrackets('hi', Array(51).fill(texts).flat())).toEqual([
    'content/hi: 153 explanations in brackets. Keep 150: explain no easy word by a harder one.',
  ]);
});
