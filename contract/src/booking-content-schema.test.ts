import { expect, test } from 'vitest';
import { bookingContentSchema } from './booking-content-schema.ts';

const department = { name: 'Urology', doctors: ['Dr. A', 'Dr. B'] };
const content = { departments: [department], slots: ['09:00 AM', '02:00 PM'], closedWeekdays: ['Sunday'] };

function getMessages(value: unknown): string[] {
  const result = bookingContentSchema.safeParse(value);
  return result.success ? [] : result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
}

test('right content is taken', () => {
  expect(bookingContentSchema.parse(content)).toEqual(content);
  expect(getMessages({ ...content, closedWeekdays: [] })).toEqual([]);
});

test.each<[string, unknown, RegExp]>([
  ['an unknown field', { ...content, slot: [] }, /^: "slot" is not a field here.*departments, slots, closedWeekdays/],
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
  ['nothing', null, /^: Write the fields departments, slots, closedWeekdays here\./],
])('%s is refused with the field and the remedy', (_what, value, message) => {
  expect(getMessages(value)).toContainEqual(expect.stringMatching(message));
});
