import { expect, test } from 'vitest';
import { findOtherNumberWords } from './number-words.ts';

test.each([
  ['two to three weeks', 'दो से तीन हफ्ते'],
  ['two to three weeks', 'दोन ते तीन आठवडे'],
  ['Three, then two weeks, then three', 'दोन आठवडे, मग तीन'],
  ['Twice a day, on the fourth day and from the tenth', 'दिन में दो बार, चौथे दिन और दसवें से'],
  ['On the sixth day, in five weeks', 'सहाव्या दिवशी, पाच आठवड्यांत'],
  ['Forty-five minutes', 'पैंतालीस मिनट'],
  ['A day or two', 'एक-दो दिन।'],
  ['Nobody can tell the two apart', 'दोन्हींपैकी काय आहे, हे ओळखू शकत नाही'],
  ['Ask for a copy of either', 'दोनों में से जो चाहें'],
  ['Both ways suit you', 'दो तरीके ठीक हैं'],
  ['Can I ride a two-wheeler?', 'दुचाकी चालवू का?'],
  ['The second opinion of one doctor', 'दुसऱ्या डॉक्टरांचे मत'],
  ['One week', 'आठवडा'],
])('"%s" says the numbers of "%s"', (english, translation) => {
  expect(findOtherNumberWords(english, translation)).toBeNull();
});

test.each([
  ['two to three weeks', 'दोन ते चार आठवडे', [2, 3], [2, 4]],
  ['within six hours', 'कुछ घंटों के अंदर', [6], []],
  ['for some days', 'पंधरा दिवस', [], [15]],
  ['both, for ten minutes', 'दोनों, बीस मिनट', [10], [20]],
])('"%s" says other numbers than "%s"', (english, translation, wanted, found) => {
  expect(findOtherNumberWords(english, translation)).toEqual({ wanted, found });
});
