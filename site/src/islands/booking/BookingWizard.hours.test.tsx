// @vitest-environment happy-dom
import { type BookingCalendar, getVisitMinutes } from '@clinic/contract/booking-calendar.ts';
import { getStatedSlots, ofDoctorNamed, toAvailability } from '@clinic/contract/open-slots.ts';
import { APPOINTMENTS_PATH, AVAILABILITY_PATH, NEXT_FREE_PATH } from '@clinic/contract/paths.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { readDraft } from '#lib/browser/booking/booking-draft.ts';
import {
  CALENDAR as CLINIC,
  change,
  confirm,
  field,
  leave,
  MONDAY,
  openWizard,
  press,
  setUpWizardTests,
  slot,
  slots,
  TUESDAY,
  VALUES,
} from '../../../test/booking-wizard.tsx';

const EVENINGS = { weekdays: ['Tuesday' as const, 'Thursday' as const], from: '16:00', to: '18:00', minutes: 10 };
const VISITS = [
  { id: 'first', name: 'First visit', minutes: 30, fee: '₹ 700', forNewPatients: true },
  { id: 'dressing', name: 'Dressing', minutes: 10, forNewPatients: false },
];

const CALENDAR: BookingCalendar = {
  ...CLINIC,
  departments: [
    {
      id: 'urology',
      name: 'Urology',
      doctors: [
        { id: 'asha', name: 'Dr. Asha' },
        { id: 'bala', name: 'Dr. Bala', hours: [EVENINGS] },
      ],
    },
    { id: 'skin', name: 'Skin', doctors: [{ id: 'ravi', name: 'Dr. Ravi' }] },
  ],
};

/** The addresses that were asked, in order. */
let asked: URL[];
/** The keys with which bookings were sent. */
let keys: (string | null)[];
let isAvailable: boolean;
let calendar: BookingCalendar;

setUpWizardTests();

beforeEach(() => {
  asked = [];
  keys = [];
  isAvailable = true;
  calendar = CALENDAR;
  vi.stubGlobal('fetch', async (address: string, options: RequestInit = {}) => {
    const url = new URL(address, 'http://clinic.example');
    asked.push(url);
    if (url.pathname === APPOINTMENTS_PATH) {
      keys.push(new Headers(options.headers).get('idempotency-key'));
      return Response.json({}, { status: 503 });
    }
    if (url.pathname === NEXT_FREE_PATH) {
      const next = { doctorId: 'bala', doctor: 'Dr. Bala', departmentId: 'urology', date: TUESDAY, slot: '16:00' };
      return Response.json({ slots: [next] });
    }
    if (!isAvailable || url.pathname !== AVAILABILITY_PATH) throw new TypeError('Failed to fetch');
    return Response.json({ slots: listTimes(url.searchParams) });
  });
});

/** Answers as the API does. */
function listTimes(query: URLSearchParams) {
  const minutes = getVisitMinutes(calendar, query.get('visit') ?? '');
  const doctors = calendar.departments.find(({ name }) => name === query.get('department'))?.doctors;
  const names = doctors?.map(({ name }) => name) ?? [query.get('doctor') ?? ''];
  return names.flatMap((doctor) =>
    toAvailability(
      getStatedSlots(ofDoctorNamed(calendar, doctor, minutes), query.get('date') ?? '', [], new Date()),
    ).map((one) => ({ ...one, doctor })),
  );
}

const AWAY = /^The doctor has no times on this day\./;
const evening = { ...VALUES, doctor: 'Dr. Bala', appointmentDate: TUESDAY, appointmentTime: '' };
const headings = () =>
  within(screen.getByRole('radiogroup', { name: 'Preferred Time' }))
    .queryAllByRole('group')
    .map((group) => group.querySelector('p')?.textContent);

test("a patient sees a doctor's own times below the parts of the day, and the clinic's slots without", async () => {
  await openWizard({ values: evening }, calendar);
  await waitFor(() => expect(headings()).toEqual(['Afternoon', 'Evening']));
  expect(slots().map(({ value }) => value)).toEqual(
    ['04', '05'].flatMap((hour) => ['00', '10', '20', '30', '40', '50'].map((minute) => `${hour}:${minute} PM`)),
  );
  leave();
  await openWizard({ values: VALUES }, calendar);
  expect(headings()).toEqual([]);
  expect(slots()).toHaveLength(CLINIC.slots.length);
});

test("a day without the doctor's times is closed in the month, and the next one is offered", async () => {
  await openWizard({ values: evening }, calendar);
  const monday = await screen.findByRole('button', { name: 'Monday, 7 January 2030, no times' });
  fireEvent.click(monday);
  expect(screen.getByText(AWAY)).toBeTruthy();
  change('Preferred Date', MONDAY);
  const next = await screen.findByRole('button', { name: /^The doctor has no times.*8 Jan/ });
  fireEvent.click(next);
  expect(field('Preferred Date').value).toBe(TUESDAY);
  expect(asked.filter(({ pathname }) => pathname === AVAILABILITY_PATH).length).toBeLessThanOrEqual(3);
});

test('a session of the desk on a day without hours is not called closed', async () => {
  await openWizard({ values: { ...evening, appointmentDate: MONDAY, appointmentTime: '11:00 AM' } }, calendar);
  leave();
  vi.stubGlobal('fetch', async () => Response.json({ slots: [{ time: '11:00 AM', state: 'free' }] }));
  await openWizard({ values: { ...evening, appointmentDate: MONDAY, appointmentTime: '11:00 AM' } }, calendar);
  await waitFor(() => expect(slot('11:00 AM').checked).toBe(true));
  expect(screen.queryByText(AWAY)).toBeNull();
  expect(screen.getByRole('button', { name: 'Monday, 7 January 2030' })).toBeTruthy();
});

const openAnyDoctor = async () => {
  await openWizard({ step: 1, values: { ...VALUES, doctor: '', appointmentDate: '', appointmentTime: '' } }, calendar);
  fireEvent.click(await screen.findByRole('button', { name: 'Any doctor of this department' }));
  return screen.findByRole('region', { name: 'Times of all doctors of Urology' });
};

test('a patient who does not mind the doctor chooses among the times of all, from the first free day on', async () => {
  const panel = await openAnyDoctor();
  await within(panel).findByText('17 times free on Tuesday 8 January');
  expect(within(panel).getByLabelText<HTMLInputElement>('Day').value).toBe(TUESDAY);
  fireEvent.click(within(panel).getByRole('button', { name: '04:20 PM · Dr. Bala' }));
  expect(document.title).toMatch(/^Choose Date & Time/);
  expect(field('Doctor').value).toBe('Dr. Bala');
  await waitFor(() => expect(slot('04:20 PM').checked).toBe(true));
  expect(field('Preferred Date').value).toBe(TUESDAY);
});

test('of another day the times are asked anew, and a day without any says so', async () => {
  const panel = await openAnyDoctor();
  fireEvent.change(await within(panel).findByLabelText('Day'), { target: { value: MONDAY } });
  await within(panel).findByText('5 times free on Monday 7 January');
  fireEvent.change(within(panel).getByLabelText('Day'), { target: { value: '2030-01-06' } });
  await within(panel).findByText('No times free on Sunday 6 January. Choose another day.');
});

test('when the times cannot be loaded the panel says so, and the select still works', async () => {
  isAvailable = false;
  const panel = await openAnyDoctor();
  await within(panel).findByText('The times could not be loaded. Choose a doctor above, or try again.');
  expect(field('Doctor').disabled).toBe(false);
  isAvailable = true;
  fireEvent.click(within(panel).getByRole('button', { name: 'Try again' }));
  await within(panel).findByText(/times free/);
});

test('the button stands only where there are two doctors or more', async () => {
  await openWizard({ step: 1, values: { ...VALUES, department: 'Skin', doctor: '' } }, calendar);
  await screen.findByText('Choose a doctor');
  expect(screen.queryByRole('button', { name: 'Any doctor of this department' })).toBeNull();
});

test('a patient is offered the next free time that is long enough for the kind of visit', async () => {
  calendar = { ...CALENDAR, visits: VISITS };
  const kinds = () =>
    asked.filter(({ pathname }) => pathname === NEXT_FREE_PATH).map(({ searchParams }) => searchParams.get('visit'));
  await openWizard({ step: 1, values: { ...evening, appointmentDate: '', appointmentTime: '' } }, calendar);
  await waitFor(() => expect(new Set(kinds())).toEqual(new Set(['first'])));
  fireEvent.click(await screen.findByRole('radio', { name: /Dressing/ }));
  await waitFor(() => expect(kinds().at(-1)).toBe('dressing'));
});

test('a patient says what the visit is for, and sees the times that are long enough', async () => {
  calendar = { ...CALENDAR, visits: VISITS };
  await openWizard({ step: 1, values: evening }, calendar);
  const kinds = await screen.findByRole('radiogroup', { name: 'What is the visit for?' });
  expect(
    within(kinds)
      .getAllByRole('radio')
      .map(({ parentElement }) => parentElement?.textContent),
  ).toEqual(['First visit30 minutes · ₹ 700', 'Dressing10 minutes(for patients who have been here before)']);
  expect(within(kinds).getByRole<HTMLInputElement>('radio', { name: /First/ }).checked).toBe(true);
  press('Next Step');
  const times = () => [...document.querySelectorAll<HTMLInputElement>('[name=appointmentTime]')];
  await waitFor(() => expect(asked.at(-1)?.searchParams.get('visit')).toBe('first'));
  expect(times().map(({ value }) => value)).not.toContain('05:40 PM');
  fireEvent.click(times()[0] as HTMLInputElement);
  expect(screen.getByText('First visit · 30 minutes · ₹ 700')).toBeTruthy();

  confirm();
  await waitFor(() => expect(keys).toHaveLength(1));
  expect(asked.find(({ pathname }) => pathname === APPOINTMENTS_PATH)?.search).toBe('?visit=first');
  press('OK');

  fireEvent.click(within(kinds).getByRole('radio', { name: /Dressing/ }));
  await waitFor(() => expect(times().map(({ value }) => value)).toContain('05:50 PM'));
  expect(readDraft()?.visit).toBe('dressing');
  confirm();
  await waitFor(() => expect(keys).toHaveLength(2));
  expect(keys[1]).not.toBe(keys[0]);
});
