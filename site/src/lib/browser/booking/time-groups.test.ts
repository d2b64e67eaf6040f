import { slotToLabel } from '@clinic/contract/booking-calendar.ts';
import { expect, test } from 'vitest';
import { groupByPartOfDay } from './time-groups.ts';

const EIGHT = ['09:00', '10:00', '11:00', '12:00', '14:00', '15:00', '16:00', '17:00'];

const group = (starts: string[]) =>
  groupByPartOfDay(
    starts.map((start) => ({ time: slotToLabel(start) })),
    EIGHT,
  ).map(({ heading, slots }) => [heading, ...slots.map(({ time }) => time)]);

test("the clinic's eight slots stand without headings, and so do some of them", () => {
  expect(group(EIGHT)).toEqual([['', ...EIGHT.map(slotToLabel)]]);
  expect(group(['09:00'])).toEqual([['', '09:00 AM']]);
});

test("a doctor's own times stand below the parts of the day that have some", () => {
  expect(group(['11:50', '12:00', '16:50', '17:00'])).toEqual([
    ['Morning', '11:50 AM'],
    ['Afternoon', '12:00 PM', '04:50 PM'],
    ['Evening', '05:00 PM'],
  ]);
  expect(group(['16:20'])).toEqual([['Afternoon', '04:20 PM']]);
});

test('more than eight times have headings', () => {
  expect(groupByPartOfDay(Array(9).fill({ time: '09:00 AM' }), EIGHT)[0]?.heading).toBe('Morning');
});
