import { expect, test } from 'vitest';
import { groupSigns } from './sign-groups.ts';

const group = (...texts: string[]) =>
  groupSigns(texts.map((text, place) => ({ id: `sign-${place}`, tier: 'now', text }))).map(({ lead, signs }) => ({
    lead,
    signs: signs.map(({ id, text }) => [id, text]),
  }));

test('neighbouring signs with the same words before the colon are a group', () => {
  expect(
    group('Black stool.', 'After surgery: fever.', 'After surgery: you vomit: call.', 'After bands: fever.'),
  ).toEqual([
    { lead: '', signs: [['sign-0', 'Black stool.']] },
    {
      lead: 'After surgery',
      signs: [
        ['sign-1', 'fever.'],
        ['sign-2', 'you vomit: call.'],
      ],
    },
    { lead: '', signs: [['sign-3', 'After bands: fever.']] },
  ]);
});

test('a sign without a colon, or with words of its own before it, stands alone', () => {
  const texts = ['After surgery: fever.', 'Black stool.', 'After surgery: pain.', 'At 9:00 it hurts.'];
  expect(group(...texts)).toEqual(texts.map((text, place) => ({ lead: '', signs: [[`sign-${place}`, text]] })));
});

test('signs in Devanagari are grouped too', () => {
  expect(group('ऑपरेशन के बाद: बुखार।', 'ऑपरेशन के बाद: दर्द।')).toEqual([
    {
      lead: 'ऑपरेशन के बाद',
      signs: [
        ['sign-0', 'बुखार।'],
        ['sign-1', 'दर्द।'],
      ],
    },
  ]);
});
