import type { Hours } from '@clinic/contract/booking-calendar.ts';
import { expect, test } from 'vitest';
import { describeDays, describeHours } from './doctor-hours.ts';

const line = (change: Partial<Hours>): Hours => ({ weekdays: ['Monday'], minutes: 20, ...change });

test.each<[string, Partial<Hours>]>([
  ['Tuesday and Thursday, 4 to 6 PM', { weekdays: ['Thursday', 'Tuesday'], from: '16:00', to: '18:00' }],
  [
    'Monday to Friday, 9:30 AM to 1 PM',
    {
      weekdays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
      from: '09:30',
      to: '13:00',
    },
  ],
  [
    'Monday, Wednesday and Sunday, 10 AM to 12 noon',
    {
      weekdays: ['Sunday', 'Monday', 'Wednesday'],
      from: '10:00',
      to: '12:00',
    },
  ],
  ['Monday, 8 PM to midnight', { from: '20:00', to: '24:00' }],
  ['Monday, 12 noon to 1:30 PM', { from: '12:00', to: '13:30' }],
  ['Monday, 9:30 and 11 AM', { times: ['09:30', '11:00'] }],
  ['Monday, 9:30 AM, 11 AM and 2 PM', { times: ['09:30', '11:00', '14:00'] }],
  ['Monday, 12 noon', { times: ['12:00'] }],
])('a patient reads %s', (words, change) => {
  expect(describeHours([line(change)])).toBe(words);
});

test('a patient reads in which weeks and between which days hours are held', () => {
  const saturday = { weekdays: ['Saturday' as const], first: '2027-01-02' };
  expect(describeDays({ ...saturday, everyWeeks: 2 })).toBe('every second Saturday from 2 January 2027');
  expect(describeDays({ ...saturday, weekdays: ['Saturday', 'Sunday'], everyWeeks: 3 })).toBe(
    'every third week on Saturday and Sunday from 2 January 2027',
  );
  expect(describeDays({ ...saturday, last: '2027-03-31' })).toBe('Saturday from 2 January 2027 until 31 March 2027');
});

test('several lines follow each other', () => {
  const hours = [line({ from: '09:00', to: '11:00' }), line({ weekdays: ['Friday'], times: ['15:00'] })];
  expect(describeHours(hours)).toBe('Monday, 9 to 11 AM; Friday, 3 PM');
  const fortnightly = line({ from: '09:00', to: '11:00', first: '2027-01-04', everyWeeks: 2 });
  expect(describeHours([fortnightly])).toBe('Every second Monday from 4 January 2027, 9 to 11 AM');
});
