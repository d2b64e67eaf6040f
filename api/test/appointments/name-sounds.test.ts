import { expect, test } from 'vitest';
import { wordToSound } from '#src/appointments/contacts/name-sounds.ts';
import { textToWords } from '#src/appointments/contacts/name-words.ts';

test.each([
  ['asha', 'आशा', 'as'],
  ['kulkarni', 'कुलकर्णी', 'kulkrni'],
  ['priya', 'प्रिया', 'pri'],
  ['deshpande', 'देशपांडे', 'dispndi'],
  ['gaikwad', 'गायकवाड', 'gikvd'],
  ['vaidya', 'वैद्य', 'vidi'],
  ['rao', 'राव', 'rv'],
  ['chavan', 'चव्हाण', 'cvn'],
  ['bhosle', 'भोसले', 'busli'],
  ['phadke', 'फडके', 'pdki'],
  ['fadke', 'फडके', 'pdki'],
  ['laxmi', 'लक्ष्मी', 'lksmi'],
  ['dnyaneshwar', 'ज्ञानेश्वर', 'ginisvr'],
  ['krishna', 'कृष्ण', 'krisn'],
  ['vrushali', 'वृषाली', 'vrisli'],
  ['shah', 'शाह', 'sh'],
  ['singh', 'सिंह', 'sing'],
  ['ambekar', 'आंबेकर', 'ambikr'],
  ['shaikh', 'शेख़', 'sik'],
  ['qamar', 'क़मर', 'kmr'],
  ['meena', 'मीना', 'min'],
  ['pooja', 'पूजा', 'puj'],
])('%s and %s sound alike', (latin, devanagari, sound) => {
  const [inDevanagari = ''] = textToWords(devanagari);
  expect([wordToSound(latin), wordToSound(inDevanagari)]).toEqual([sound, sound]);
  // The letters typed so far find the name.
  for (let end = 4; end < latin.length; end += 1) expect(sound.startsWith(wordToSound(latin.slice(0, end)))).toBe(true);
});

test.each(['3210', 'as3', 'ashaआशा', '-'])('%s has no sound', (word) => {
  expect(wordToSound(word)).toBe('');
});
