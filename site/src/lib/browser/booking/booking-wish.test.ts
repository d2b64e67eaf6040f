import { expect, test } from 'vitest';
import { wishToBookPath } from '#lib/booking/book-path.ts';
import { createCalendar } from '../../../../test/calendar.ts';
import { readWish } from './booking-wish.ts';

const CALENDAR = createCalendar({
  departments: [
    { id: 'urology', name: 'Urology', doctors: [{ id: 'asha', name: 'Dr. Asha' }] },
    { id: 'skin', name: 'Skin & Nails', doctors: [{ id: 'bala', name: 'Dr. Bala' }] },
  ],
  horizonDays: 30,
});
const SERVICES = { 'stone-removal': { title: 'Stone Removal', department: 'urology' } };
/** A Friday at noon in Pune. */
const NOW = new Date('2026-11-20T12:00:00+05:30');

const read = (wish: Parameters<typeof wishToBookPath>[0]) =>
  readWish(new URL(wishToBookPath(wish), 'http://clinic.example').search, CALENDAR, SERVICES, NOW);

test('the address of a service chooses its department, and says so', () => {
  expect(read({ service: 'stone-removal' })).toEqual({
    values: { department: 'Urology' },
    text: 'For Stone Removal: Urology',
  });
});

test('the address of a department chooses it', () => {
  expect(read({ department: 'skin' })).toEqual({
    values: { department: 'Skin & Nails' },
    text: 'Chosen: Skin & Nails',
  });
});

test('the address of a doctor chooses the department too, whatever else it names, and a time that may be free', () => {
  const wish = { service: 'stone-removal', department: 'urology', doctor: 'bala' };
  expect(read({ ...wish, date: '2026-11-24', slot: '14:00' })).toEqual({
    values: {
      department: 'Skin & Nails',
      doctor: 'Dr. Bala',
      appointmentDate: '2026-11-24',
      appointmentTime: '02:00 PM',
    },
    text: 'For Stone Removal: Dr. Bala · Tuesday, 24 November 2026 · 02:00 PM',
  });
});

test.each([
  ['a day that has passed', { date: '2026-11-19', slot: '14:00' }],
  ['a time that has passed', { date: '2026-11-20', slot: '09:00' }],
  ['a day beyond the last one', { date: '2027-01-20', slot: '14:00' }],
  ['no day', { date: 'soon', slot: '14:00' }],
  ['no time', { date: '2026-11-24', slot: '24:30' }],
  ['a day alone', { date: '2026-11-24' }],
])('of %s only the doctor is chosen', (_what, moment) => {
  expect(read({ doctor: 'asha', ...moment })).toEqual({
    values: { department: 'Urology', doctor: 'Dr. Asha' },
    text: 'Chosen: Dr. Asha',
  });
});

test.each([
  ['on a closed day', '2026-11-22', '14:00', '02:00 PM'],
  ['between the slots', '2026-11-24', '16:20', '04:20 PM'],
])('of a time %s, which the desk may have opened, the last step asks the API', (_where, date, slot, label) => {
  expect(read({ doctor: 'asha', date, slot }).values).toMatchObject({ appointmentDate: date, appointmentTime: label });
  expect(read({ department: 'urology', date, slot }).values).toEqual({ department: 'Urology' });
});

test.each([
  ['nothing', {}],
  ['an unknown service', { service: 'toString' }],
  ['an unknown department', { department: 'hearts' }],
  ['an unknown doctor', { doctor: 'who', date: '2026-11-24', slot: '14:00' }],
])('%s is ignored', (_what, wish) => {
  expect(read(wish)).toEqual({ values: {}, text: '' });
});
