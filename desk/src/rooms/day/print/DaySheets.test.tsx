// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { createAppointment, createDay } from '#test/desk-samples.ts';
import { DaySheets } from './DaySheets.tsx';

afterEach(cleanup);

test('a receptionist gets a line to write on for each free time on a printed sheet', () => {
  const readLines = () => screen.getAllByRole('row').map(({ textContent }) => textContent);
  const { rerender } = render(<DaySheets day={createDay([createAppointment()])} />);
  expect(readLines().slice(1)).toEqual(['09:00 AM', expect.stringMatching(/^10:00 AMSample Patient/)]);
  // The time of a cancelled appointment is free again.
  rerender(<DaySheets day={createDay([createAppointment({ status: 'cancelled' })], { state: 'free' })} />);
  expect(readLines().slice(1)).toEqual(['09:00 AM', '10:00 AM']);
});
