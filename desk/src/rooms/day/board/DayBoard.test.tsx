// @vitest-environment happy-dom
import type { DeskAppointment } from '@clinic/contract/desk-appointment.ts';
import type { DeskSlot } from '@clinic/contract/desk-day.ts';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { VisitActions } from '#appointments/VisitActions.tsx';
import { createAppointment, createDay, DOCTOR, NOW, PLACE } from '#test/desk-samples.ts';
import { BoardHead } from './BoardHead.tsx';
import { DayBoard } from './DayBoard.tsx';
import { VisitCell } from './VisitCell.tsx';

afterEach(cleanup);

/** A quarter past ten of the sample day, by the clinic's clock. */
const LATER = new Date('2030-01-07T04:45:00.000Z');

function renderBoard(
  appointments: DeskAppointment[],
  changes: Partial<DeskSlot> = { state: 'taken' },
  now = new Date(NOW),
) {
  render(
    <DayBoard
      day={createDay(appointments, changes)}
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

const getCard = (name = 'Sample Patient') => within(screen.getByRole('article', { name }));

test('a column for each doctor, a row for each time, and what is free', () => {
  renderBoard([createAppointment()]);
  expect(screen.getByRole('columnheader', { name: /Dr. Sample Rao/ })).toBeTruthy();
  const row = within(screen.getByRole('row', { name: /09:00 AM/ }));
  expect(row.getByRole('cell').textContent).toContain('Free');
  expect(within(screen.getByRole('row', { name: /10:00 AM/ })).queryByText('Free')).toBeNull();
});

test.each([
  ['Away', { isDoctorAway: true as const }],
  ['Nothing free', {}],
])('a head without a free time says %s', (words, changes) => {
  const day = createDay([createAppointment(changes)], { state: 'closed' });
  const columns = day.columns.map((column) => ({ ...column, slots: column.slots.slice(1) }));
  render(
    <table>
      <BoardHead columns={columns} day={day} cellRole="cell" />
    </table>,
  );
  expect(screen.getByRole('columnheader', { name: /Rao/ }).textContent).toContain(words);
});

test('a cell offers no arrival to a patient whose doctor is away', () => {
  renderBoard([createAppointment({ isDoctorAway: true })], { state: 'closed' });
  expect(getCard().queryByRole('button')).toBeNull();
});

test('a cell names the language of a patient who does not read English', () => {
  renderBoard([createAppointment({ language: 'mr' })]);
  expect(getCard().getByRole('link', { name: /…0000 · Marathi/ })).toBeTruthy();
});

test('a cell has the name, the last digits, a link to the page, and the next action as a form that needs no script', () => {
  renderBoard([createAppointment()]);
  const card = getCard();
  expect(card.getByText('…0000')).toBeTruthy();
  expect(card.getByRole('link').getAttribute('href')).toBe('/appointments/one');
  const form = card.getByRole('button', { name: 'Arrived: Sample Patient' }).closest('form');
  expect(form?.getAttribute('action')).toBe('/appointments/one/arrived');
  expect(Object.fromEntries(new FormData(form as HTMLFormElement))).toEqual({ version: '1', date: '2030-01-07' });
});

test.each<[name: string, change: Partial<DeskAppointment>, text: string, next: string | null]>([
  ['a patient whose time has begun is late', {}, '15 min late', 'Arrived: Sample Patient'],
  [
    'a patient who has come waits, and is called in',
    { status: 'arrived', arrivedAt: '2030-01-07T04:31:00.000Z', actions: ['callin', 'fulfilled', 'cancel'] },
    'Waits 14 min',
    'Call in: Sample Patient',
  ],
  [
    'a patient with the doctor is done next',
    { status: 'arrived', calledInAt: '2030-01-07T04:40:00.000Z', actions: ['fulfilled', 'cancel'] },
    'In 10:10 am',
    'Done: Sample Patient',
  ],
  ['a patient who did not come has no next step', { status: 'noshow', actions: ['undo'] }, 'No-show', null],
  ['a booking to be reviewed offers no arrival', { needsReview: true }, 'To review', null],
])('%s', (_name, change, text, next) => {
  renderBoard([createAppointment(change)], { state: 'past' }, LATER);
  expect(getCard().getByText(text)).toBeTruthy();
  expect(getCard().queryByRole('button')?.textContent ?? null).toBe(next);
});

test('all that can be done now is offered beside the board', () => {
  render(<VisitActions appointment={createAppointment({ actions: ['arrived', 'noshow', 'cancel'] })} life={{}} />);
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Arrived Sample Patient',
    'Move Sample Patient',
    'Yes, cancel it',
    'No-show Sample Patient',
  ]);
});

test('a time whose patient has cancelled is free, and the patient can be put back', () => {
  renderBoard([createAppointment({ status: 'cancelled', actions: ['undo'] })], { state: 'free' });
  expect(getCard().getByText('Cancelled')).toBeTruthy();
  expect(screen.getAllByText('Free', { exact: false }).length).toBeGreaterThanOrEqual(2);
});

test('times that are closed for one reason are one cell, and one that somebody holds is not', () => {
  const closed = { state: 'closed', closedReason: 'Leave' } as const;
  const day = createDay([], closed);
  const [column] = day.columns;
  const [first, second] = column?.slots ?? [];
  if (!column || !first || !second) throw new Error('The sample day has two slots.');
  const renderSlots = (slots: DeskSlot[]) => {
    cleanup();
    render(
      <DayBoard
        day={{ ...day, columns: [{ ...column, slots }] }}
        now={new Date(NOW)}
        timeZone={PLACE.timeZone}
        canFold={false}
        isGrid={false}
        chosenDoctorId={null}
        renderFree={() => 'Free'}
        renderCard={({ name }) => name}
      />,
    );
    return screen
      .getAllByRole('cell')
      .map(({ textContent }) => textContent)
      .filter(Boolean);
  };
  expect(renderSlots([first, second])).toEqual(['Free', 'Closed: Leave']);
  expect(renderSlots([{ ...first, ...closed }, second])).toEqual(['Closed: Leave']);
  expect(
    renderSlots([
      { ...first, ...closed },
      { ...second, appointments: [createAppointment()] },
    ]),
  ).toEqual(['Closed: Leave', 'Sample Patient']);
  expect(DOCTOR).toBe(column.doctor);
});
