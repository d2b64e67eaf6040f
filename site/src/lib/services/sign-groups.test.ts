import { expect, test } from 'vitest';
import { groupSigns } from './sign-groups.ts';

test('neighbouring signs with the same words before the colon are a group', () => {
  expect(
    groupSigns(['Black stool.', 'After surgery: fever.', 'After surgery: you vomit: call.', 'After bands: fever.']),
  ).toEqual([
    { lead: '', signs: ['Black stool.'] },
    { lead: 'After surgery', signs: ['fever.', 'you vomit: call.'] },
    { lead: '', signs: ['After bands: fever.'] },
  ]);
});

test('a sign without a colon, or with words of its own before it, stands alone', () => {
  const signs = ['After surgery: fever.', 'Black stool.', 'After surgery: pain.', 'At 9:00 it hurts.'];
  expect(groupSigns(signs)).toEqual(signs.map((sign) => ({ lead: '', signs: [sign] })));
});

test('signs in Devanagari are grouped too', () => {
  expect(groupSigns(['ऑपरेशन के बाद: बुखार।', 'ऑपरेशन के बाद: दर्द।'])).toEqual([
    { lead: 'ऑपरेशन के बाद', signs: ['बुखार।', 'दर्द।'] },
  ]);
});
