// @vitest-environment happy-dom
import type { DeskAppointment, DeskSlot } from '@clinic/contract/desk.ts';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { createAppointment, createDay, DOCTOR, PLACE, TODAY } from '../../../../test/desk-samples.ts';
import { AppointmentCard } from './AppointmentCard.tsx';
import { DayBoard } from './DayBoard.tsx';

afterEach(cleanup);

function renderBoard(appointments: DeskAppointment[], state: 'past' | 'taken' = 'taken') {
  render(
    <DayBoard
      day={createDay(appointments, { state })}
      chosenId={null}
      renderFree={() => 'Free'}
      renderCard={(appointment, slot, { department }) => (
        <AppointmentCard
          key={appointment.id}
          appointment={appointment}
          slot={slot}
          department={department}
          today={TODAY}
          place={PLACE}
        />
      )}
    />,
  );
}

const getCard = (name = 'Sample Patient') => within(screen.getByRole('article', { name }));

test('a column for each doctor, a row for each time, and what is free', () => {
  renderBoard([createAppointment()]);
  expect(screen.getByRole('columnheader', { name: new RegExp(DOCTOR) })).toBeTruthy();
  const row = within(screen.getByRole('row', { name: /09:00 AM/ }));
  expect(row.getByRole('cell').textContent).toContain('Free');
  expect(within(screen.getByRole('row', { name: /10:00 AM/ })).queryByText('Free')).toBeNull();
});

test('a card has the patient’s name, the ways to reach them, and forms that need no script', () => {
  renderBoard([createAppointment({ message: 'A note', needsReview: true })]);
  const card = getCard();
  expect(card.getByRole('link', { name: 'Call Sample Patient: 98220 00000' }).getAttribute('href')).toBe(
    'tel:9822000000',
  );
  expect(card.getByRole('link', { name: /WhatsApp/ }).getAttribute('href')).toBe('https://wa.me/919822000000');
  const form = card.getByRole('button', { name: 'Arrived' }).closest('form');
  expect(form?.getAttribute('action')).toBe('/appointments/one/arrived');
  expect(Object.fromEntries(new FormData(form as HTMLFormElement))).toEqual({ version: '1', date: TODAY });
  expect(card.getByText('To be reviewed')).toBeTruthy();
  expect(card.getByText('Yes, cancel it').closest('details')?.querySelector('summary')?.textContent).toBe('Cancel');
});

test('a number in the digits of another script is shown as typed, and can be called', () => {
  renderBoard([createAppointment({ phone: '९८७६५ ४३२१०' })]);
  const link = getCard().getByRole('link', { name: 'Call Sample Patient: ९८७६५ ४३२१०' });
  expect(link.getAttribute('href')).toBe('tel:9876543210');
  expect(
    getCard()
      .getByRole('link', { name: /WhatsApp/ })
      .getAttribute('href'),
  ).toBe('https://wa.me/919876543210');
});

test('only what can be done now is offered', () => {
  renderBoard([createAppointment({ status: 'noshow', actions: ['undo'] })]);
  expect(
    getCard()
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['Undo']);
});

test('who is still booked when the time has begun has not come yet', () => {
  renderBoard([createAppointment()], 'past');
  expect(getCard().getByText('Not here yet')).toBeTruthy();
});

test('who had the slot before stands below who holds it, and the slot is not called free', () => {
  renderBoard([
    createAppointment(),
    createAppointment({ id: 'two', name: 'Earlier', status: 'cancelled', actions: [] }),
  ]);
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Sample Patient', 'Earlier']);
});

test('why the desk has closed times is told once, and again where somebody is to be moved', () => {
  const closed = { state: 'closed', closedReason: 'Leave' } as const;
  const day = createDay([], closed);
  const [column] = day.columns;
  const [first, second] = column?.slots ?? [];
  const renderSlots = (slots: DeskSlot[]) => {
    cleanup();
    const columns = column ? [{ ...column, slots }] : [];
    render(
      <DayBoard day={{ ...day, columns }} chosenId={null} renderFree={() => 'Free'} renderCard={({ name }) => name} />,
    );
    return screen.getAllByRole('cell').map(({ textContent }) => textContent?.replace(DOCTOR, ''));
  };
  if (!first || !second) throw new Error('The sample day has two slots.');
  expect(renderSlots([first, second])).toEqual(['Free', 'Closed: Leave']);
  expect(renderSlots([{ ...first, ...closed }, second])).toEqual(['Closed: Leave', 'Closed']);
  expect(
    renderSlots([
      { ...first, ...closed },
      { ...second, appointments: [createAppointment()] },
    ]),
  ).toEqual(['Closed: Leave', 'Closed: LeaveSample Patient']);
});
