import { expect, test } from 'vitest';
import { bookingContentSchema } from './booking-content-schema.ts';

const department = { name: 'Urology', doctors: ['Dr. A', 'Dr. B'] };
const content = {
  departments: [department],
  slots: ['09:00 AM', '02:00 PM'],
  closedWeekdays: ['Sunday'],
  closedDates: ['26 January', '29 February', '2027-03-22'],
  horizonDays: 365,
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
  const { closedDates: _dates, horizonDays: _days, ...least } = content;
  expect(bookingContentSchema.parse(least)).toEqual({ ...least, closedDates: [], horizonDays: 365 });
});

test('a closed date may be one that the parser of YAML has understood', () => {
  const closedDates = [new Date('2027-03-22'), '26 January'];
  expect(bookingContentSchema.parse({ ...content, closedDates }).closedDates).toEqual(['2027-03-22', '26 January']);
});

test.each<[string, unknown, RegExp]>([
  [
    'an unknown field',
    { ...content, slot: [] },
    /^: "slot" is not a field here.*departments, horizonDays, slots, closedWeekdays, closedDates/,
  ],
  ['a misspelt field', { ...content, departments: [{ name: 'Urology', doctor: [] }] }, /"doctor" is not a field here/],
  ['no departments', { ...content, departments: [] }, /^departments: List at least one department/],
  ['a department without doctors', { ...content, departments: [{ name: 'U', doctors: [] }] }, /at least one doctor/],
  ['a doctor without a title', { ...content, departments: [{ name: 'U', doctors: ['Rao'] }] }, /example: Dr\. /],
  [
    'an empty name',
    { ...content, departments: [{ ...department, name: ' ' }] },
    /^departments\.0\.name: .*example: Urology/,
  ],
  ['a department twice', { ...content, departments: [department, { ...department, doctors: ['Dr. X'] }] }, /same name/],
  ['a doctor twice', { ...content, departments: [department, { ...department, name: 'Other' }] }, /listed twice/],
  ['no slots', { ...content, slots: [] }, /^slots: List at least one time/],
  ['a slot on the 24-hour clock', { ...content, slots: ['14:00'] }, /^slots\.0: .*example: 09:00 AM/],
  ['a slot of a thirteenth hour', { ...content, slots: ['13:00 PM'] }, /^slots\.0: /],
  ['a slot twice', { ...content, slots: ['09:00 AM', '09:00 AM'] }, /same time is listed twice/],
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
  ['nothing', null, /^: Write the fields departments, horizonDays, slots, closedWeekdays, closedDates here\./],
])('%s is refused with the field and the remedy', (_what, value, message) => {
  expect(getMessages(value)).toContainEqual(expect.stringMatching(message));
});
