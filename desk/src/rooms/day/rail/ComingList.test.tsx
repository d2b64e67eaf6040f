// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { createAppointment, createDay, DOCTOR, PLACE } from '#test/desk-samples.ts';
import { ComingList } from './ComingList.tsx';

afterEach(cleanup);

const OPEN = createDay([]).columns;
const CLOSED = OPEN.map((column) => ({ ...column, slots: [] }));

test.each([
  ['a day to come', '2030-01-06', OPEN, /^Nobody is booked yet/],
  ['a closed day to come', '2030-01-06', CLOSED, /^Nobody is booked on this day/],
  ['today', '2030-01-07', OPEN, /^Nobody else is expected/],
  ['a past day', '2030-01-08', OPEN, /^No visit of this day is open/],
])('a receptionist reads what a list without visits means on %s', (_, today, columns, expected) => {
  const day = { ...createDay([]), date: '2030-01-07', today, columns };
  render(<ComingList day={day} now={new Date(0)} place={PLACE} life={{}} />);
  expect(screen.getByText(expected)).toBeTruthy();
});

test('a receptionist is offered no arrival of a patient whose doctor is away', () => {
  const day = createDay([createAppointment({ isDoctorAway: true })]);
  render(<ComingList day={day} now={new Date(0)} place={PLACE} life={{}} />);
  expect(screen.getByRole('listitem').textContent).toContain(`${DOCTOR} is away`);
  expect(screen.queryByRole('button', { name: /Arrived/ })).toBeNull();
});
