import { expect, test } from 'vitest';
import { bookingContentSchema } from './booking-content-schema.ts';

const A = { id: 'a', name: 'Dr. A', qualifications: 'MBBS', gender: 'female', languages: ['Marathi', 'English'] };
const B = { id: 'b', name: 'Dr. B' };
const department = { id: 'urology', name: 'Urology', doctors: [A, B] };
const other = { id: 'cancer', name: 'Cancer Surgery', doctors: [{ id: 'c', name: 'Dr. C' }] };
const content = {
  timeZone: 'Asia/Kolkata',
  diallingPrefix: '+91',
  nationalDigits: 10,
  departments: [department],
  slots: ['09:00', '14:00'],
  closedWeekdays: ['Sunday'],
  closedDates: ['26 January', '29 February', '2027-03-22'],
  horizonDays: 365,
  leadMinutes: 60,
};

function getMessages(value: unknown): string[] {
  const result = bookingContentSchema.safeParse(value);
  return result.success ? [] : result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
}

test('right content is taken', () => {
  expect(bookingContentSchema.parse(content)).toEqual(content);
  expect(getMessages({ ...content, closedWeekdays: [] })).toEqual([]);
});

test('a year can be booked and no date is closed when the content says neither', () => {
  const { closedDates: _dates, horizonDays: _days, leadMinutes: _minutes, ...least } = content;
  expect(bookingContentSchema.parse(least)).toEqual({ ...least, closedDates: [], horizonDays: 365, leadMinutes: 0 });
});

test('a closed date may be one that the parser of YAML has understood', () => {
  const closedDates = [new Date('2027-03-22'), '26 January'];
  expect(bookingContentSchema.parse({ ...content, closedDates }).closedDates).toEqual(['2027-03-22', '26 January']);
});

test.each<[string, unknown, RegExp]>([
  [
    'an unknown field',
    { ...content, slot: [] },
    /^: "slot" is not a field here.*timeZone, diallingPrefix, nationalDigits, departments, horizonDays, leadMinutes, slots, closedWeekdays, closedDates, visits/,
  ],
  ['no time zone', { ...content, timeZone: undefined }, /^timeZone: Write the time zone .*example: Asia\/Kolkata/],
  ['a time zone that is none', { ...content, timeZone: 'IST' }, /^timeZone: Write the time zone/],
  ['a prefix that is a number', { ...content, diallingPrefix: 91 }, /^diallingPrefix: .*in quotation marks/],
  ['a prefix without a plus', { ...content, diallingPrefix: '91' }, /^diallingPrefix: /],
  ['digits in words', { ...content, nationalDigits: 'ten' }, /^nationalDigits: .*example: 10/],
  ['a misspelt field', { ...content, departments: [{ ...department, doctor: [] }] }, /"doctor" is not a field here/],
  ['no departments', { ...content, departments: [] }, /^departments: List at least one department/],
  [
    'a department without doctors',
    { ...content, departments: [{ ...department, doctors: [] }] },
    /at least one doctor/,
  ],
  ...(
    [
      ['a doctor without a title', { name: 'Rao' }, /^departments\.0\.doctors\.0\.name: .*example: Dr\. /],
      [
        'a doctor without an id',
        { id: undefined },
        /^departments\.0\.doctors\.0\.id: Write an id of lower-case letters/,
      ],
      ['an id in capitals', { id: 'A-Rao' }, /^departments\.0\.doctors\.0\.id: .*example: namuna-shaikh/],
      ['an id that ends in a hyphen', { id: 'rao-' }, /^departments\.0\.doctors\.0\.id: /],
      [
        'a gender in other words',
        { gender: 'lady' },
        /^departments\.0\.doctors\.0\.gender: Write one of: female, male, other/,
      ],
      ['languages in one text', { languages: 'Marathi' }, /\.languages: List the languages, for example/],
      ['no language', { languages: [] }, /\.languages: .*leave the field out/],
    ] as const
  ).map(([what, change, message]): [string, unknown, RegExp] => [
    what,
    { ...content, departments: [{ ...department, doctors: [{ ...A, ...change }, B] }] },
    message,
  ]),
  [
    'a doctor as a name alone',
    { ...content, departments: [{ ...department, doctors: ['Dr. A'] }] },
    /^departments\.0\.doctors\.0: Write the fields id, name, /,
  ],
  [
    'an empty name',
    { ...content, departments: [{ ...department, name: ' ' }] },
    /^departments\.0\.name: .*example: Urology/,
  ],
  [
    'a name for two departments',
    { ...content, departments: [department, { ...other, name: 'Urology' }] },
    /^departments\.1\.name: Two departments have the name "Urology"\./,
  ],
  [
    'an id for two departments',
    { ...content, departments: [department, { ...other, id: 'urology' }] },
    /^departments\.1\.id: Two departments have the id "urology"\./,
  ],
  [
    'a name for two doctors',
    { ...content, departments: [department, { ...other, doctors: [{ id: 'c', name: 'Dr. B' }] }] },
    /^departments\.1\.doctors\.0\.name: Two doctors have the name "Dr\. B"\. Give one of them another, or remove one\./,
  ],
  [
    'an id for two doctors',
    { ...content, departments: [{ ...department, doctors: [A, { id: 'a', name: 'Dr. C' }] }] },
    /^departments\.0\.doctors\.1\.id: Two doctors have the id "a"\./,
  ],
  ['no slots', { ...content, slots: [] }, /^slots: List at least one time/],
  ['a slot as the screen shows it', { ...content, slots: ['02:00 PM'] }, /^slots\.0: .*example: 14:00/],
  ['a slot of a 25th hour', { ...content, slots: ['25:00'] }, /^slots\.0: .*from 00:00 to 23:59/],
  ['a slot with one digit', { ...content, slots: ['9:00'] }, /^slots\.0: .*two digits/],
  ['a slot twice', { ...content, slots: ['09:00', '09:00'] }, /same time is listed twice/],
  ['an unknown weekday', { ...content, closedWeekdays: ['Sun'] }, /^closedWeekdays\.0: .*Sunday, Monday/],
  [
    'a week of closed days',
    { ...content, closedWeekdays: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] },
    /must stay open/,
  ],
  ...[0, 3651, 1.5, '365', null].map((horizonDays): [string, unknown, RegExp] => [
    `a horizon of ${JSON.stringify(horizonDays)}`,
    { ...content, horizonDays },
    /^horizonDays: .*from 1 to 3650, for example: 365/,
  ]),
  ...['2027-02-29', '20265-03-12', '30 February', '26 Jan', '26 January 2027', 'Holi', 26, ''].map(
    (day): [string, unknown, RegExp] => [
      `the closed date ${JSON.stringify(day)}`,
      { ...content, closedDates: [day] },
      /^closedDates\.0: .*2027-03-22.*26 January/,
    ],
  ),
  ['closed dates in one text', { ...content, closedDates: '26 January' }, /^closedDates: List the closed days/],
  ['a closed date twice', { ...content, closedDates: ['2 May', '2 May'] }, /^closedDates: .*listed twice/],
  [
    'nothing',
    null,
    /^: Write the fields timeZone, diallingPrefix, nationalDigits, departments, horizonDays, leadMinutes, slots, closedWeekdays, closedDates, visits here\./,
  ],
])('%s is refused with the field and the remedy', (_what, value, message) => {
  expect(getMessages(value)).toContainEqual(expect.stringMatching(message));
});

const VISIT = { id: 'first-visit', name: 'First visit', minutes: 30 };

test('visits are taken as they stand, and new patients can choose them when the content does not say', () => {
  const visits = [
    { ...VISIT, fee: '₹ 700', forNewPatients: true },
    { id: 'dressing', name: 'Dressing', minutes: 10, forNewPatients: false },
  ];
  expect(bookingContentSchema.parse({ ...content, visits }).visits).toEqual(visits);
  const { visits: unsaid } = bookingContentSchema.parse({ ...content, visits: [VISIT] });
  expect(unsaid).toEqual([{ ...VISIT, forNewPatients: true }]);
});

const MINUTES = '.0.minutes: Write how many minutes this visit lasts, from 5 to 480, for example: 30';

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
    ['.1.id: Two kinds of visits have the id "first-visit". Give one of them another, or remove one.'],
  ],
  [
    'a name twice',
    [VISIT, { ...VISIT, id: 'dressing' }],
    ['.1.name: Two kinds of visits have the name "First visit". Give one of them another, or remove one.'],
  ],
  [
    'an id in capitals',
    [{ ...VISIT, id: 'First visit' }],
    ['.0.id: Write an id of lower-case letters, digits and hyphens that stays for good, for example: first-visit'],
  ],
  ['no name', [{ id: 'first-visit', minutes: 30 }], ['.0.name: Write a text here, for example: First visit']],
  ['no minutes', [{ id: 'first-visit', name: 'First visit' }], [MINUTES]],
  ['too many minutes', [{ ...VISIT, minutes: 481 }], [MINUTES]],
  ['too few minutes', [{ ...VISIT, minutes: 4 }], [MINUTES]],
  ['a fee that is a number', [{ ...VISIT, fee: 700 }], ['.0.fee: Write a text here, for example: ₹ 700']],
  [
    'a yes in words',
    [{ ...VISIT, forNewPatients: 'yes' }],
    ['.0.forNewPatients: Write true when patients who come for the first time can choose it, and false otherwise.'],
  ],
  [
    'an unknown key',
    [{ ...VISIT, price: '₹ 700' }],
    [
      '.0: "price" is not a field here: remove or rename it. The fields here are: id, name, minutes, fee, forNewPatients.',
    ],
  ],
])('visits with %s are refused with the remedy', (_what, visits, messages) => {
  expect(getMessages({ ...content, visits })).toEqual(messages.map((message) => `visits${message}`));
});
