import { expect, test } from 'vitest';
import { visitsSchema } from './visits-schema.ts';

const VISIT = { id: 'first-visit', name: 'First visit', minutes: 30 };

function getMessages(value: unknown): string[] {
  const result = visitsSchema.safeParse(value);
  return result.success ? [] : result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
}

test('visits are taken as they stand, and new patients can choose them when the content does not say', () => {
  const visits = [
    { ...VISIT, fee: '₹ 700', forNewPatients: true },
    { id: 'dressing', name: 'Dressing', minutes: 10, forNewPatients: false },
  ];
  expect(visitsSchema.parse(visits)).toEqual(visits);
  expect(visitsSchema.parse([VISIT])).toEqual([{ ...VISIT, forNewPatients: true }]);
});

const MINUTES = '0.minutes: Write how many minutes this visit lasts, from 5 to 480, for example: 30';

test.each<[string, unknown, string[]]>([
  [
    'no list',
    { id: 'first-visit' },
    [': List the kinds of visits, for example:\n- id: first-visit\n  name: First visit\n  minutes: 30'],
  ],
  ['an empty list', [], [': List at least one kind of visit, or leave the field out.']],
  [
    'no kind for new patients',
    [{ ...VISIT, forNewPatients: false }],
    [': New patients can choose none of these, so they cannot book. Write forNewPatients: true for at least one.'],
  ],
  [
    'an id twice',
    [VISIT, { ...VISIT, name: 'Dressing' }],
    ['1.id: Two kinds of visits have the id "first-visit". Give one of them another, or remove one.'],
  ],
  [
    'a name twice',
    [VISIT, { ...VISIT, id: 'dressing' }],
    ['1.name: Two kinds of visits have the name "First visit". Give one of them another, or remove one.'],
  ],
  [
    'an id in capitals',
    [{ ...VISIT, id: 'First visit' }],
    ['0.id: Write an id of lower-case letters, digits and hyphens that stays for good, for example: first-visit'],
  ],
  ['no name', [{ id: 'first-visit', minutes: 30 }], ['0.name: Write a text here, for example: First visit']],
  ['no minutes', [{ id: 'first-visit', name: 'First visit' }], [MINUTES]],
  ['too many minutes', [{ ...VISIT, minutes: 481 }], [MINUTES]],
  ['too few minutes', [{ ...VISIT, minutes: 4 }], [MINUTES]],
  ['a fee that is a number', [{ ...VISIT, fee: 700 }], ['0.fee: Write a text here, for example: ₹ 700']],
  [
    'a yes in words',
    [{ ...VISIT, forNewPatients: 'yes' }],
    ['0.forNewPatients: Write true when patients who come for the first time can choose it, and false otherwise.'],
  ],
  [
    'an unknown key',
    [{ ...VISIT, price: '₹ 700' }],
    [
      '0: "price" is not a field here: remove or rename it. The fields here are: id, name, minutes, fee, forNewPatients.',
    ],
  ],
])('visits with %s are refused with the remedy', (_what, visits, messages) => {
  expect(getMessages(visits)).toEqual(messages);
});
