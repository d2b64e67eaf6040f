import { expect, test } from 'vitest';
import { toShortName, toShortNames } from './short-name.ts';

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
  // Titles, also without a space, and what comes after a name.
  ['Miss Kale', 'Kale'],
  ['Miss Asha Kale', 'Asha K.'],
  ['Sau. Asha Kale', 'Asha K.'],
  ['Baby of Asha Kale', 'Asha K.'],
  ['BABY GIRL OF MRS. ASHA KALE', 'ASHA K.'],
  ['B/O Asha Kale', 'Asha K.'],
  ['Baby Kamble', 'Baby K.'],
  ['Md Salim Shaikh', 'Salim S.'],
  ['Md. Salim', 'Salim'],
  ['Adv Asha Kale', 'Asha K.'],
  ['Capt. Ravi Rao', 'Ravi R.'],
  ['Mr.Ram Patil', 'Ram P.'],
  ['Dr.(Mrs.) Asha Kale', 'Asha K.'],
  ['K.R.Ramesh Rao', 'Ramesh R.'],
  ['Mr', 'Mr'],
  ['श्रीमान रमेश जोशी', 'रमेश जो.'],
  ['सौ. आशा काळे', 'आशा का.'],
  ['अॅड.आशा काळे', 'आशा का.'],
  ['Asha Kale Jr.', 'Asha K.'],
  ['Asha Kale, MBBS, M.D.', 'Asha K.'],
  ['Asha MBBS', 'Asha'],
  ['Asha Kale W/O Ramesh Patil', 'Asha K.'],
  ['Asha Kale wife of Ramesh Patil', 'Asha K.'],
  ['S/O Ramesh Patil', 'Ramesh P.'],
  ['98765 43210', ''],
  ['', ''],
])('%j is called %j in the waiting room', (name, short) => {
  expect(toShortName(name)).toBe(short);
});

test.each([
  ['Asha Kale, Asha Kulkarni, Ravi Rao', 'Asha Ka., Asha Ku., Ravi R.'],
  ['asha kale, Asha Kadam, Asha Kulkarni', 'asha Kal., Asha Kad., Asha Ku.'],
  // Nobody is told apart by the whole name where the names are the same.
  ['Asha Kale, Asha Kale, Asha Kulkarni', 'Asha Ka., Asha Ka., Asha Ku.'],
  ['Asha Ramesh Kale, Asha Suresh Kale', 'Asha R. Kale, Asha S. Kale'],
  ['Asha Rao, Asha Raote', 'Asha Rao, Asha Raot.'],
  ['आशा काळे, आशा कानडे', 'आशा काळे, आशा कान.'],
  ['Miss Kale, Miss Kulkarni, ', 'Kale, Kulkarni, '],
])('%j are told apart as %j', (names, short) => {
  expect(toShortNames(names.split(', '))).toEqual(short.split(', '));
});
