// @vitest-environment happy-dom
import type { DeskAppointment } from '@clinic/contract/desk-appointment.ts';
import type { DeskDay } from '@clinic/contract/desk-day.ts';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { VisitActions } from '#appointments/VisitActions.tsx';
import { createAppointment, createDay, NOW, PLACE } from '#test/desk-samples.ts';
import { BoardHead } from './BoardHead.tsx';
import { DayBoard } from './DayBoard.tsx';
import { VisitCell } from './VisitCell.tsx';

afterEach(cleanup);

/** A quarter past ten of the sample day, by the clinic's clock. */
const LATER = new Date('2030-01-07T04:45:00.000Z');

function renderBoard(day: DeskDay, now = new Date(NOW)) {
  cleanup();
  render(
    <DayBoard
      day={day}
      now={now}
      timeZone={PLACE.timeZone}
      canFold={false}
      isGrid={false}
      chosenDoctorId={null}
      renderFree={() => 'Free'}
      renderCard={(appointment, slot) => (
        <VisitCell key={appointment.id} appointment={appointment} slot={slot} now={now} place={PLACE} life={{}} />
      )}
    />,
  );
}

const getCard = () => within(screen.getByRole('article', { name: 'Sample Patient' }));
const listCells = () =>
  screen
    .getAllByRole('cell')
    .map(({ textContent }) => textContent?.replace(/Sample Patient.*/, 'Sample Patient'))
    .filter(Boolean);

test('a receptionist reads a column for each doctor, a row for each time, and a card that works without script', () => {
  renderBoard(createDay([createAppointment({ language: 'mr' })]));
  expect(screen.getByRole('columnheader', { name: /Dr. Sample Rao/ })).toBeTruthy();
  expect(within(screen.getByRole('row', { name: /09:00 AM/ })).getByText('Free')).toBeTruthy();
  expect(within(screen.getByRole('row', { name: /10:00 AM/ })).queryByText('Free')).toBeNull();
  const card = getCard();
  expect(card.getByRole('link', { name: /…0000 · Marathi/ }).getAttribute('href')).toBe('/appointments/one');
  const form = card.getByRole('button', { name: 'Arrived: Sample Patient' }).closest('form');
  expect(form?.getAttribute('action')).toBe('/appointments/one/arrived');
  expect(Object.fromEntries(new FormData(form as HTMLFormElement))).toEqual({ version: '1', date: '2030-01-07' });
});

test.each([
  ['Away', { isDoctorAway: true as const }],
  ['Nothing free', {}],
])('a receptionist reads %s in a head without a free time', (words, changes) => {
  const day = createDay([createAppointment(changes)], { state: 'closed' });
  const columns = day.columns.map((column) => ({ ...column, slots: column.slots.slice(1) }));
  render(
    <table>
      <BoardHead columns={columns} day={day} cellRole="cell" />
    </table>,
  );
  expect(screen.getByRole('columnheader', { name: /Rao/ }).textContent).toContain(words);
});

test.each<[who: string, change: Partial<DeskAppointment>, text: string, next: string | null]>([
  ['whose time has begun', {}, '15 min late', 'Arrived: Sample Patient'],
  [
    'who has come',
    { status: 'arrived', arrivedAt: '2030-01-07T04:31:00.000Z', actions: ['callin', 'fulfilled', 'cancel'] },
    'Waits 14 min',
    'Call in: Sample Patient',
  ],
  [
    'who is with the doctor',
    { status: 'arrived', calledInAt: '2030-01-07T04:40:00.000Z', actions: ['fulfilled', 'cancel'] },
    'In 10:10 am',
    'Done: Sample Patient',
  ],
  ['who did not come', { status: 'noshow', actions: ['undo'] }, 'No-show', null],
  ['whose booking is to be reviewed', { needsReview: true }, 'To review', null],
  ['whose doctor is away', { isDoctorAway: true }, '15 min late', null],
])('a receptionist reads how a patient stands %s, and is offered what comes next', (_who, change, text, next) => {
  renderBoard(createDay([createAppointment(change)], { state: 'past' }), LATER);
  expect(getCard().getByText(text)).toBeTruthy();
  expect(getCard().queryByRole('button')?.textContent ?? null).toBe(next);
});

test('a receptionist is offered beside the board all that can be done now', () => {
  render(<VisitActions appointment={createAppointment({ actions: ['arrived', 'noshow', 'cancel'] })} life={{}} />);
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Arrived Sample Patient',
    'Move Sample Patient',
    'Yes, cancel it',
    'No-show Sample Patient',
  ]);
});

test('a receptionist sees a time as free whose patient has cancelled and can be put back', () => {
  renderBoard(createDay([createAppointment({ status: 'cancelled', actions: ['undo'] })], { state: 'free' }));
  expect(getCard().getByText('Cancelled')).toBeTruthy();
  expect(screen.getAllByText('Free', { exact: false }).length).toBeGreaterThanOrEqual(2);
});

test('a receptionist sees times that are closed for one reason as one cell, but for one that somebody holds', () => {
  const closed = { state: 'closed', closedReason: 'Leave' } as const;
  const toDay = (holders: DeskAppointment[], first = {}) => {
    const day = createDay(holders, closed);
    Object.assign(day.columns[0]?.slots[0] ?? {}, first);
    return day;
  };
  renderBoard(toDay([]));
  expect(listCells()).toEqual(['Free', 'Closed: Leave']);
  renderBoard(toDay([], closed));
  expect(listCells()).toEqual(['Closed: Leave']);
  renderBoard(toDay([createAppointment()], closed));
  expect(listCells()).toEqual(['Closed: Leave', 'Sample Patient']);
});
