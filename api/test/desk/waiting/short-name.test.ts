import { expect, test } from 'vitest';
import { toShortName } from '#src/desk/waiting/short-name.ts';

test.each([
  ['Asha', 'Asha'],
  ['Asha Ramesh Kale', 'Asha K.'],
  ['  asha \n kale ', 'asha K.'],
  ['Asha K.', 'Asha K.'],
  ['Mrs. Asha Kale', 'Asha K.'],
  ['Dr Kale', 'Kale'],
  ['K. R. Ramesh', 'Ramesh'],
  ['K', 'K'],
  ['आशा काळे', 'आशा का.'],
  ['श्री. रमेश क्षीरसागर', 'रमेश क्षी.'],
  ['Zoe\u0308 D’Souza-Émile', 'Zoë D.'],
  ['<b>Asha</b> Kale', 'Asha K.'],
  ['<b>', 'b'],
  // Remarks, numbers and what turns other words stay at the desk.
  ['Asha Kale (piles, wheelchair)', 'Asha K.'],
  ['Asha Kale 98765 43210', 'Asha K.'],
  ['\u202eAsha Kale', 'Asha K.'],
  ['98765 43210', ''],
  ['', ''],
])('%j is called %j in the waiting room', (name, short) => {
  expect(toShortName(name)).toBe(short);
});
