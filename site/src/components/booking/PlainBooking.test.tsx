// @vitest-environment happy-dom
import type { BookingCalendar } from '@clinic/contract/booking-calendar.ts';
import { EMPTY_REQUEST } from '@clinic/contract/patient-words.ts';
import { createReason } from '@clinic/contract/refusals.ts';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { listPlainTimes } from '#lib/booking/plain-times.ts';
import { createCalendar } from '../../../test/calendar.ts';
import { PlainBooking } from './PlainBooking.tsx';
import { RefusedAnswer } from './RefusedAnswer.tsx';
import { VisitButtons } from './VisitButtons.tsx';

afterEach(cleanup);

const CLINIC = createCalendar({
  departments: [
    {
      id: 'urology',
      name: 'Urology',
      doctors: [
        { id: 'asha', name: 'Dr. Asha' },
        { id: 'bala', name: 'Dr. Bala', hours: [{ weekdays: ['Friday'], times: ['09:00', '09:20'], minutes: 20 }] },
      ],
    },
  ],
});
const VISITS = [
  { id: 'first', name: 'First visit', minutes: 30, fee: '₹ 700', forNewPatients: true },
  { id: 'dressing', name: 'Dressing', minutes: 10, forNewPatients: false },
];

const refuse = (calendar: BookingCalendar, entries: object) =>
  render(
    <RefusedAnswer
      refused={{ code: 'fields-invalid', reasons: [createReason('email-invalid', 'email')], entries, calendar }}
      now={new Date('2030-01-05T10:00:00+05:30')}
      privacyContact={{ name: 'The privacy desk', email: 'privacy@clinic.example' }}
      phone="+91 20 1"
    />,
  );

test('without script the times of each timetable stand below its doctors and days', () => {
  refuse(CLINIC, {});
  const groups = within(screen.getByRole('radiogroup', { name: 'Preferred Time' })).getAllByRole('group');
  expect(groups.map((group) => group.firstChild?.textContent)).toEqual([
    'Dr. Asha: Monday to Saturday',
    'Dr. Bala: Friday',
  ]);
  expect(groups.map((group) => within(group).getAllByRole('radio').length)).toEqual([2, 2]);
});

test('a time that two timetables have is chosen once, with the chosen doctor', () => {
  refuse(CLINIC, { ...EMPTY_REQUEST, doctor: 'Dr. Bala', appointmentTime: '09:00 AM' });
  const chosen = screen.getAllByRole<HTMLInputElement>('radio', { name: '09:00 AM' }).filter(({ checked }) => checked);
  expect(chosen).toHaveLength(1);
  expect(chosen[0]?.closest('[role=group]')?.firstChild?.textContent).toBe('Dr. Bala: Friday');
  const form = document.querySelector<HTMLFormElement>('form') as HTMLFormElement;
  expect(new FormData(form).getAll('appointmentTime')).toEqual(['09:00 AM']);
});

test("where all share the clinic's slots there are no groups", () => {
  refuse({ ...CLINIC, departments: [] }, {});
  expect(screen.queryAllByRole('group')).toEqual([]);
  expect(screen.getAllByRole('radio')).toHaveLength(2);
});

test('each kind of visit has a button that names it in the address, and no other button sends the form', () => {
  refuse({ ...CLINIC, visits: VISITS }, {});
  const buttons = screen.getAllByRole<HTMLButtonElement>('button');
  expect(buttons.map((button) => [button.textContent, button.getAttribute('formaction')])).toEqual([
    ['Confirm Appointment: First visit30 minutes · ₹ 700', '/api/appointments?visit=first'],
    [
      'Confirm Appointment: Dressing10 minutes(for patients who have been here before)',
      '/api/appointments?visit=dressing',
    ],
  ]);
});

test('the form in place of a broken wizard has the same groups and buttons', () => {
  render(
    <PlainBooking
      calendar={{ ...CLINIC, visits: VISITS }}
      apiBase="https://api.example"
      values={EMPTY_REQUEST}
      plainTimes={listPlainTimes(CLINIC)}
      visitButtons={<VisitButtons visits={VISITS} apiBase="https://api.example" />}
      phone="+91 20 1"
    />,
  );
  const times = screen.getByRole('combobox', { name: 'Preferred Time' });
  expect([...times.querySelectorAll('optgroup')].map(({ label }) => label)).toEqual([
    'Dr. Asha: Monday to Saturday',
    'Dr. Bala: Friday',
  ]);
  expect(screen.getAllByRole('button')).toHaveLength(2);
  expect(screen.getAllByRole('button')[0]?.getAttribute('formaction')).toBe(
    'https://api.example/api/appointments?visit=first',
  );
});
