import { expect, test } from 'vitest';
import { spellInLatin, unifyDevanagari } from './devanagari.ts';

test.each([
  ['क़ब्ज़', 'कब्ज'],
  ['फ़ोन', 'फोन'],
  ['गाँठ', 'गांठ'],
  ['इन्फेक्शन', 'इंफेक्शन'],
  ['सम्मति', 'संमति'],
  ['अॅलर्जी', 'ॲलर्जी'],
  ['ऍलर्जी', 'ॲलर्जी'],
  ['दुःख', 'दुख'],
  ['क्\u200dलिनिक', 'क्लिनिक'],
  ['१०८', '108'],
  ['मूळव्याध', 'मूळव्याध'],
  ['piles', 'piles'],
])('%o becomes %o', (word, unified) => {
  expect(unifyDevanagari(word)).toBe(unified);
});

test.each([
  ['मूळव्याध', 'mulvyad'],
  ['बवासीर', 'bavasir'],
  ['दुखणे', 'dukne'],
  ['भगंदर', 'bagandar'],
  ['शस्त्रक्रिया', 'sastrakriya'],
  ['संपर्क', 'sampark'],
  ['पोटात', 'pot'],
  ['हॉस्पिटलमध्ये', 'hospital'],
  ['लघवीत', 'lagvi'],
  ['मस्सों', 'mass'],
  ['piles', 'piles'],
])('%s is spelt %s', (word, latin) => {
  expect(spellInLatin(word)).toBe(latin);
});
