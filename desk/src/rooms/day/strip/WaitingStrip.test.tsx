// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { createAppointment, createDay } from '#test/desk-samples.ts';
import { WaitingStrip } from './WaitingStrip.tsx';

afterEach(cleanup);

test('a receptionist reads who waits in the order of arrival, with the minutes since', () => {
  const wait = (id: string, arrivedAt: string) =>
    createAppointment({ id, name: `Sample ${id}`, status: 'arrived', arrivedAt });
  const second = wait('Second', '2030-01-07T03:50:00.000Z');
  const first = wait('First', '2030-01-07T03:30:00.000Z');
  const inside = { ...wait('Inside', '2030-01-07T03:00:00.000Z'), calledInAt: '2030-01-07T03:40:00.000Z' };
  const day = createDay([second, inside, first, createAppointment()]);
  render(<WaitingStrip day={day} now={new Date(day.now)} life={{}} />);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Sample First waits 30 minutes'),
    expect.stringContaining('Sample Second waits 10 minutes'),
  ]);
});
