import { expect, test } from 'vitest';
import { hoursSchema } from './hours-schema.ts';

const TUESDAY = { weekdays: ['Tuesday'], from: '16:00', to: '18:00' };
const SECOND = { weekdays: ['Saturday'], times: ['09:30', '11:00'], first: '2027-01-02', everyWeeks: 2 };

function getMessages(value: unknown): string[] {
  const result = hoursSchema.safeParse(value);
  return result.success ? [] : result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
}

test.each<[string, unknown[]]>([
  [
    'the example of the documentation',
    [{ weekdays: ['Tuesday', 'Thursday'], from: '16:00', to: '18:00', minutes: 20 }],
  ],
  ['single times', [{ weekdays: ['Saturday'], times: ['09:30', '11:00'], minutes: 60 }]],
  [
    'a morning and an afternoon that touch',
    [
      { weekdays: ['Monday'], from: '09:00', to: '13:00', minutes: 20 },
      { weekdays: ['Monday'], from: '13:00', to: '24:00', minutes: 10 },
    ],
  ],
  ['hours up to midnight', [{ weekdays: ['Friday'], from: '23:00', to: '24:00', minutes: 60 }]],
  [
    'every twelfth week, never the same ones',
    [
      { ...SECOND, minutes: 60, everyWeeks: 12 },
      { ...SECOND, minutes: 60, everyWeeks: 12, first: '2027-01-09' },
    ],
  ],
])('%s is taken as it stands', (_what, hours) => {
  expect(hoursSchema.parse(hours)).toEqual(hours);
});

test('a slot lasts an hour when the content does not say, and times may stand in any order', () => {
  expect(hoursSchema.parse([TUESDAY])).toEqual([{ ...TUESDAY, minutes: 60 }]);
  const [line] = hoursSchema.parse([{ weekdays: ['Saturday'], times: ['11:00', '09:30'] }]);
  expect(line?.times).toEqual(['09:30', '11:00']);
});

test('dates may be such that the parser of YAML has understood', () => {
  const [line] = hoursSchema.parse([{ ...TUESDAY, first: new Date('2027-04-01'), last: new Date('2027-09-30') }]);
  expect(line).toMatchObject({ first: '2027-04-01', last: '2027-09-30' });
});

const WEEKDAYS =
  '0.weekdays: List the days of the week on which these hours are held, for example: [Tuesday, Thursday]';
const BEGINNING = '0.from: Write when these hours begin, for example: 16:00';
const TIME = '0.from: Write a time of the 24-hour clock with two digits each, from 00:00 to 23:59, for example: 14:00';
const SLOT_LENGTH = '0.minutes: Write how many minutes a slot lasts, from 10 to 60, for example: 20';
const WEEKS = '0.everyWeeks: Write every how many weeks these hours are held, from 1 to 12, for example: 2';
const toOverlap = (hours: string) =>
  `: These hours overlap with those above of ${hours}. Change the times, the days or the dates of one.`;
const OVERLAP_TUESDAY = toOverlap('Tuesday, 16:00 to 18:00');
const OVERLAP_SATURDAY = toOverlap('Saturday, 09:30, 11:00');

test.each<[string, unknown, string[]]>([
  [
    'no list',
    'Tuesday',
    [': List the hours, for example:\n- weekdays: [Tuesday, Thursday]\n  from: 16:00\n  to: 18:00'],
  ],
  ['an empty list', [], [": List at least one line of hours, or leave the field out: then the clinic's slots hold."]],
  [
    'an unknown key',
    [{ ...TUESDAY, until: '18:00' }],
    [
      '0: "until" is not a field here: remove or rename it. The fields here are: weekdays, from, to, times, minutes, first, last, everyWeeks.',
    ],
  ],
  ['no weekdays', [{ from: '16:00', to: '18:00' }], [WEEKDAYS]],
  ['one weekday as a text', [{ ...TUESDAY, weekdays: 'Tuesday' }], [WEEKDAYS]],
  [
    'an empty list of weekdays',
    [{ ...TUESDAY, weekdays: [] }],
    ['0.weekdays: List at least one day of the week, for example: [Tuesday, Thursday]'],
  ],
  [
    'a weekday twice',
    [{ ...TUESDAY, weekdays: ['Tuesday', 'Tuesday'] }],
    ['0.weekdays: The same day of the week is listed twice. Remove one.'],
  ],
  [
    'a weekday in short',
    [{ ...TUESDAY, weekdays: ['Tue'] }],
    [
      '0.weekdays.0: Write a day of the week in English: Sunday, Monday, Tuesday, Wednesday, Thursday, Friday, Saturday',
    ],
  ],
  [
    'times and from',
    [{ ...TUESDAY, times: ['09:30'] }],
    ['0.times: Write either times, or from and to, not both. Remove one.'],
  ],
  ['neither times nor from', [{ weekdays: ['Tuesday'] }], [BEGINNING]],
  [
    'from without to',
    [{ weekdays: ['Tuesday'], from: '16:00' }],
    ['0.to: Write when these hours end, for example: 18:00'],
  ],
  ['to without from', [{ weekdays: ['Tuesday'], to: '18:00' }], [BEGINNING]],
  ['to before from', [{ ...TUESDAY, to: '15:00' }], ['0.to: Write a time after 16:00, when these hours begin.']],
  ['a beginning as the screen shows it', [{ ...TUESDAY, from: '04:00 PM' }], [TIME]],
  ['a time that the parser of YAML has read as a number', [{ ...TUESDAY, from: 960 }], [TIME]],
  [
    'an end after midnight',
    [{ ...TUESDAY, to: '24:30' }],
    ['0.to: Write when the last slot ends at the latest, from 00:01 to 24:00, for example: 18:00'],
  ],
  [
    'a length that does not fit',
    [{ ...TUESDAY, to: '16:15', minutes: 20 }],
    ['0.minutes: A slot of 20 minutes does not fit between 16:00 and 16:15. Write fewer minutes, or a later end.'],
  ],
  ['a length of five minutes', [{ ...TUESDAY, minutes: 5 }], [SLOT_LENGTH]],
  ['a length of two hours', [{ ...TUESDAY, minutes: 120 }], [SLOT_LENGTH]],
  ['a length in words', [{ ...TUESDAY, minutes: '20 minutes' }], [SLOT_LENGTH]],
  [
    'no time in the list',
    [{ weekdays: ['Tuesday'], times: [] }],
    ['0.times: List at least one time, for example: [09:30, 11:00]'],
  ],
  [
    'one time as a text',
    [{ weekdays: ['Tuesday'], times: '09:30' }],
    ['0.times: List the times, for example: [09:30, 11:00]'],
  ],
  ['a length of nothing beside other hours', [{ ...TUESDAY, minutes: 0 }, TUESDAY], [SLOT_LENGTH]],
  [
    'the same time twice',
    [{ weekdays: ['Tuesday'], times: ['09:30', '09:30'] }],
    ['0.times: The same time is listed twice. Remove one.'],
  ],
  [
    'times that are too near',
    [{ weekdays: ['Tuesday'], times: ['09:30', '10:00'] }],
    ['0.times: The slot before 10:00 lasts 60 minutes and overlaps with it. Write fewer minutes, or another time.'],
  ],
  [
    'a slot after midnight',
    [{ weekdays: ['Tuesday'], times: ['23:30'] }],
    ['0.times: The slot at 23:30 ends after midnight. Write an earlier time, or fewer minutes.'],
  ],
  [
    'weeks without a first day',
    [{ ...TUESDAY, everyWeeks: 2 }],
    ['0.everyWeeks: Write also the day from which these weeks are counted, for example: first: 2027-01-02'],
  ],
  ['weeks in words', [{ ...TUESDAY, first: '2027-01-05', everyWeeks: 'second' }], [WEEKS]],
  ['every thirteenth week', [{ ...TUESDAY, first: '2027-01-05', everyWeeks: 13 }], [WEEKS]],
  [
    'a last day before the first',
    [{ ...TUESDAY, first: '2027-10-01', last: '2027-09-30' }],
    ['0.last: Write a day that is not before 2027-10-01, the first one.'],
  ],
  [
    'a day that does not exist',
    [{ ...TUESDAY, first: '2027-02-30' }],
    ['0.first: Write a day that exists, for example: 2027-03-22'],
  ],
  [
    'a day in words',
    [{ ...TUESDAY, last: '30 September' }],
    ['0.last: Write a day that exists, for example: 2027-03-22'],
  ],
  [
    'none of the days between first and last',
    [{ ...TUESDAY, first: '2027-01-06', last: '2027-01-11' }],
    ['0.weekdays: None of these days lies between 2027-01-06 and 2027-01-11. Change the days or the dates.'],
  ],
  [
    'every second week, and none of them up to the last day',
    [{ ...TUESDAY, weekdays: ['Monday'], first: '2027-01-06', last: '2027-01-11', everyWeeks: 2 }],
    [
      '0.weekdays: None of these days, every 2 weeks, lies between 2027-01-06 and 2027-01-11. Change the days or the dates.',
    ],
  ],
  ['an overlap', [TUESDAY, { ...TUESDAY, from: '17:30', to: '19:30' }], [`1${OVERLAP_TUESDAY}`]],
  [
    'an overlap with the third entry',
    [TUESDAY, { ...TUESDAY, weekdays: ['Monday'] }, { weekdays: ['Monday', 'Tuesday'], times: ['17:59'], minutes: 10 }],
    [`2${OVERLAP_TUESDAY}`],
  ],
  [
    'an overlap that comes after more than two years',
    [
      { ...SECOND, everyWeeks: 11 },
      { ...SECOND, first: '2027-01-09', everyWeeks: 12 },
    ],
    [`1${OVERLAP_SATURDAY}`],
  ],
  [
    'an overlap on the last day of one',
    [
      { ...TUESDAY, last: '2027-01-05' },
      { ...TUESDAY, first: '2027-01-05' },
    ],
    [`1${OVERLAP_TUESDAY}`],
  ],
])('hours with %s are refused with the remedy', (_what, hours, messages) => {
  expect(getMessages(hours)).toEqual(messages);
});
