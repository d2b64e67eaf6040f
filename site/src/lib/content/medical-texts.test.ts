import { expect, test } from 'vitest';
import { findMedicalText } from './medical-texts.ts';

test.each([
  ['a dose or a measured value', 'Under 70 mg/dL, take sugar now.'],
  ['a dose or a measured value', 'Call us for a fever of 38 °C or more.'],
  ['hours before an operation', 'Nothing solid for six hours before.'],
  ['hours before an operation', 'Clear water is allowed until two hours before.'],
  ['eating and drinking', 'Do not eat or drink on the way.'],
  ['medicines', 'You bleed easily. Some people pause their blood thinner for five days.'],
  ['medicines', 'Insulin is never left out; ask which dose you need.'],
  ['care at home', 'Do not drive until you can brake hard.'],
  ['how often something happens', 'A leak of bile: about 3 in 1,000.'],
  ['how often something happens', 'People who walk early have a lower risk of clots.'],
  ['complications', 'There can be bleeding, infection or injury to the bowel.'],
])('%s is advice: %s', (kind, text) => {
  expect(findMedicalText(['We listen.', text])).toEqual({ kind, text });
});

test.each([
  'Come 15 minutes early, and bring the strips of every tablet you take.',
  'She finds the cause and treats it with tablets, food or exercises.',
  'Blood thinners may call for more tests.',
  'Nothing in surgery is without risk, and I do not pretend that it is.',
  'Call 24 hours before your visit if you cannot come.',
  'Open in 10 cities, 24 hours a day, since 2011.',
  'A second visit for the same problem within 10 days is free.',
  'Do not pay anyone who asks for a one-time password.',
])('%s is no advice', (text) => {
  expect(findMedicalText([text])).toBeUndefined();
});
