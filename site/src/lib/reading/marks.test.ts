import { fillMarks } from '@clinic/contract/content-texts.ts';
import { expect, test } from 'vitest';
import { createMarks, fillMarkup, listUnknownMarks, MARK_NAMES } from './marks.ts';

const marks = createMarks(
  {
    name: { bold: 'Example', light: 'Clinic' },
    legalName: '{clinic} Private Limited',
    address: { street: '1 Road', area: 'Old Town', city: 'Town', region: 'Region', postalCode: '1234' },
    phone: '+44 20 7946 0000',
    emergencyPhone: '+44 20 7946 0001',
    emergencyNumbers: ['999', '112'],
    emergencyHelp: { night: 'Call {emergencyPhone} at any hour.', today: 'Call {phone} first.' },
    whatsapp: '+44 7700 900000',
    email: 'care@clinic.example',
    openingHours: [
      { from: 'Monday', to: 'Friday', opens: '09:00', closes: '17:30' },
      { from: 'Saturday', opens: '10:00', closes: '13:00' },
      { from: 'Sunday' },
    ],
    privacyContact: { name: 'The privacy desk', email: 'privacy@example.in', phone: '+91 20 0000 0100' },
    doorOpens: '08:30',
  },
  ['09:00', '10:00', '14:00'],
  ['Marathi', 'English', 'Urdu'],
  '£40',
);

test('every mark of every text is replaced, however deep it stands', () => {
  const content = { title: 'Call {phone}', points: [{ text: 'or {emergencyNumbers}, in {city}' }], order: 3 };
  expect(fillMarks(content, marks)).toEqual({
    title: 'Call +44 20 7946 0000',
    points: [{ text: 'or 999 or 112, in Town' }],
    order: 3,
  });
});

test('a mark of the clinic may hold another', () => {
  expect(marks.legalName).toBe('Example Clinic Private Limited');
});

test('a mark of a page is text, and in an address it is an address', () => {
  const html = '<p>{clinic}: <a href="tel:%7Bphone%7D">{phone}</a></p>';
  expect(fillMarkup(html, { clinic: 'A & B', phone: '+44 20 7946 0000' })).toBe(
    '<p>A &amp; B: <a href="tel:+442079460000">+44 20 7946 0000</a></p>',
  );
});

test('hours, slots, languages and address are words', () => {
  expect(marks.hours).toBe('Monday to Friday from 9:00 am to 5:30 pm and Saturday from 10:00 am to 1:00 pm');
  expect(marks.slots).toBe('09:00 AM, 10:00 AM and 02:00 PM');
  expect(marks.doorOpens).toBe('8:30 am');
  expect(marks.languages).toBe('Marathi, English and Urdu');
  expect(marks.address).toBe('1 Road, Old Town, Town 1234');
});

test('the list of names is the list of marks', () => {
  expect(Object.keys(marks)).toEqual(MARK_NAMES);
});

test.each([
  ['Call {telephone} or {phone}', ['{telephone}']],
  ['Call {emergency phone}', ['{emergency phone}']],
  ['Call {phone', ['{']],
  ['Call us', []],
])('%s holds the unknown marks %j', (text, unknown) => {
  expect(listUnknownMarks(text)).toEqual(unknown);
});
