import type { Hours } from '@clinic/contract/booking-calendar.ts';
import { expect, test } from 'vitest';
import { createPhysician } from './structured-data.ts';

const CLINIC = {
  name: { bold: 'A', light: 'Clinic' },
  tagline: '',
  address: { street: '', area: '', city: 'Pune', region: '', postalCode: '', country: 'India' },
  phone: '+91 20 1',
  email: '',
  map: { latitude: 0, longitude: 0 },
  openingHours: [],
};

const describe = (hours?: Hours[]) =>
  createPhysician(
    { name: 'Dr. A', summary: '', path: '/doctors/a', image: '/a.webp', hours },
    CLINIC,
    new URL('https://a.example'),
  ).openingHoursSpecification;

test('a search engine reads the hours of a doctor who has some', () => {
  expect(describe()).toBeUndefined();
  const hours: Hours[] = [
    {
      weekdays: ['Tuesday', 'Thursday'],
      from: '16:00',
      to: '24:00',
      minutes: 20,
      first: '2027-01-05',
      last: '2027-03-30',
    },
    { weekdays: ['Monday'], times: ['09:30', '11:00'], minutes: 30 },
  ];
  expect(describe(hours)).toEqual([
    {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: ['Tuesday', 'Thursday'],
      opens: '16:00',
      closes: '23:59',
      validFrom: '2027-01-05',
      validThrough: '2027-03-30',
    },
    { '@type': 'OpeningHoursSpecification', dayOfWeek: ['Monday'], opens: '09:30', closes: '10:00' },
    { '@type': 'OpeningHoursSpecification', dayOfWeek: ['Monday'], opens: '11:00', closes: '11:30' },
  ]);
});

test.each<[string, string, number, string]>([
  ['09:00', '12:05', 30, '12:00'],
  ['16:00', '18:00', 25, '17:40'],
  ['10:00', '12:00', 20, '12:00'],
  ['22:00', '24:00', 60, '23:59'],
])('hours from %s to %s in slots of %d minutes end with the last slot, at %s', (from, to, minutes, closes) => {
  expect(describe([{ weekdays: ['Monday'], from, to, minutes }])).toMatchObject([{ opens: from, closes }]);
});

test('hours of every second week, which schema.org cannot say, are left out', () => {
  const fortnightly: Hours = {
    weekdays: ['Saturday'],
    from: '10:00',
    to: '12:00',
    minutes: 20,
    first: '2027-01-02',
    everyWeeks: 2,
  };
  expect(describe([fortnightly])).toEqual([]);
});
