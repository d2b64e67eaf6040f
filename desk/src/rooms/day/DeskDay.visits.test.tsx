// @vitest-environment happy-dom
import type { DeskSlot } from '@clinic/contract/desk-day.ts';
import { createReason } from '@clinic/contract/refusals.ts';
import { render, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { fetchEarliest, sendAction, sendBooking } from '#browser/desk-client.ts';
import { renderDay, setUpDayTests } from '#test/desk-day.tsx';
import { createAppointment, createDay, DOCTOR, PLACE, TODAY } from '#test/desk-samples.ts';
import { BookPage } from '../book/BookPage.tsx';

vi.mock('#browser/desk-client.ts', { spy: true });

const PATIENT = { name: 'Sample Patient', phone: '98220 00000', email: '' };
const VISITS = [
  { id: 'first', name: 'First visit', minutes: 30, forNewPatients: true },
  { id: 'long', name: 'Wound care', minutes: 75, forNewPatients: false },
];
const SLOT_PLACE = { doctorId: 'rao', doctor: DOCTOR, department: 'Urology', date: TODAY, slot: '10:00' };
const NEXT_VISIT = { id: 'earlier', ...PATIENT, visitId: 'long' };

setUpDayTests();

function openDay({ nextVisit = NEXT_VISIT as typeof NEXT_VISIT | null, visits = VISITS as typeof VISITS | null } = {}) {
  return renderDay(createDay([]), { nextVisit }, { ...PLACE, ...(visits && { visits }) });
}

/** Opens the form of the free time at ten. */
const openForm = (user: UserEvent) => user.click(screen.getByRole('link', { name: /book 10:00 AM/ }));
const send = (user: UserEvent) => user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Book' }));
const getKind = () => within(screen.getByRole('dialog')).getByLabelText<HTMLSelectElement>('Visit');

test('the form offers all kinds of visits, and the next visit begins with the kind of the one before', async () => {
  const user = openDay();
  vi.mocked(sendBooking).mockResolvedValue({ kind: 'booked', appointment: createAppointment({ id: 'new' }) });
  await openForm(user);
  expect([...getKind().options].map(({ text }) => text)).toEqual(['First visit, 30 minutes', 'Wound care, 75 minutes']);
  expect(getKind().value).toBe('long');
  await user.selectOptions(getKind(), 'first');
  await send(user);
  expect(vi.mocked(sendBooking).mock.calls[0]?.[0].get('visit')).toBe('first');
});

test('a visit that does not fit is explained at its field, which keeps the choice', async () => {
  const user = openDay();
  vi.mocked(sendBooking).mockResolvedValue({
    kind: 'refused',
    refused: {
      reason: 'fields-invalid',
      errors: [createReason('time-not-offered', 'appointmentTime', { nearestTime: '09:00 AM' })],
      holder: null,
    },
  });
  await openForm(user);
  await send(user);
  await screen.findByText('This visit is too long for this time. On this day it fits at 09:00 AM.');
  expect(getKind().getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(getKind());
  expect(getKind().value).toBe('long');
});

test('a visit that would run into another one names its patient', async () => {
  const user = openDay();
  const holder = createAppointment({ name: 'Canary Next', slot: '11:00' });
  vi.mocked(sendBooking).mockResolvedValue({ kind: 'refused', refused: { reason: 'slot-taken', errors: [], holder } });
  await openForm(user);
  await send(user);
  const trouble = 'This visit would run into that of Canary Next at 11:00 AM.';
  await vi.waitFor(() => expect(screen.getByRole('dialog').textContent).toContain(trouble));
});

test('free times are looked for the kind of visit, which the form then has', async () => {
  const user = openDay({ nextVisit: null });
  vi.mocked(fetchEarliest).mockImplementation(async (asked) => ({
    kind: 'found',
    answer: {
      departments: [],
      visits: VISITS,
      today: TODAY,
      earliest: { asked, times: [SLOT_PLACE], sooner: null },
    },
  }));
  await user.keyboard('n');
  await user.selectOptions(await screen.findByLabelText('Visit'), 'long');
  expect(vi.mocked(fetchEarliest).mock.lastCall?.[0]).toMatchObject({ visit: 'long' });
  const time = await screen.findByRole('link', { name: /^Book .* Dr\./ });
  expect(time.getAttribute('href')).toBe(`/appointments/new?doctor=rao&date=${TODAY}&slot=10%3A00&visit=long`);
  await user.click(time);
  expect(getKind().value).toBe('long');
});

test('without kinds of visits no form asks for one', async () => {
  const user = openDay({ nextVisit: null, visits: null });
  await openForm(user);
  expect(screen.queryByLabelText('Visit')).toBeNull();
});

test('the page without script keeps the kind of visit, and says why it was refused', () => {
  render(
    <BookPage
      view={{
        place: SLOT_PLACE,
        entries: { ...PATIENT, message: '' },
        visit: 'long',
        key: 'key',
        refused: { reason: 'fields-invalid', errors: [createReason('visit-unknown', 'visit')], holder: null },
        known: null,
      }}
      clinic={{ ...PLACE, visits: VISITS }}
    />,
  );
  expect(screen.getByLabelText<HTMLSelectElement>('Visit').value).toBe('long');
  expect(screen.getByText('Choose one of these visits.')).toBeTruthy();
});

test('a visit that is being moved is not sent to a time that is too short for it', async () => {
  const long = createAppointment({ slot: '09:30', minutes: 30, visitMinutes: 30 });
  const slots = [
    { slot: '09:00', minutes: 10, state: 'free', appointments: [] },
    { slot: '09:10', minutes: 20, state: 'taken', appointments: [createAppointment({ id: 'other', slot: '09:10' })] },
    { slot: '09:30', minutes: 30, state: 'taken', appointments: [long] },
    { slot: '10:00', minutes: 30, state: 'free', appointments: [] },
  ] satisfies DeskSlot[];
  const day = { ...createDay([]), columns: [{ doctorId: 'rao', doctor: DOCTOR, department: 'Urology', slots }] };
  const user = renderDay(day, { moving: long });
  const short = screen.getByRole('button', { name: `Too short 09:00 AM with ${DOCTOR}` });
  expect(short.getAttribute('aria-disabled')).toBe('true');
  await user.click(short);
  expect(sendAction).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: `Move here 10:00 AM with ${DOCTOR}` })).toBeTruthy();
});
