// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { createDay } from '#test/desk-samples.ts';
import { FreeStrip } from './FreeStrip.tsx';

afterEach(cleanup);

test('a receptionist counts the free times of another day, and books the first of all doctors', async () => {
  const day = createDay([]);
  const [column] = day.columns;
  if (!column) throw new Error('The sample day has a column.');
  const late = { ...column, doctorId: 'late', doctor: 'Dr. Sample Late', slots: column.slots.slice(1) };
  const onBook = vi.fn();
  render(<FreeStrip day={{ ...day, columns: [late, column] }} onBook={onBook} />);
  const free = [...late.slots, ...column.slots].filter(({ state }) => state === 'free');
  expect(screen.getByRole('heading').textContent).toBe(`${free.length} Free`);
  const first = screen.getByRole('link', { name: `9 am, ${column.doctor}` });
  expect(first.getAttribute('href')).toContain('slot=09');
  await userEvent.click(first);
  expect(onBook).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ doctorId: column.doctorId, slot: '09:00' }));
});

test('a receptionist reads that a day is full, closed without a free time, or over', () => {
  const day = createDay([]);
  const columns = day.columns.map((column) => ({ ...column, slots: [] }));
  const { rerender } = render(<FreeStrip day={{ ...day, isClosed: true }} />);
  expect(screen.getByRole('link')).toBeTruthy();
  rerender(<FreeStrip day={{ ...day, columns }} />);
  expect(screen.getByText('No times left on this day.')).toBeTruthy();
  rerender(<FreeStrip day={{ ...day, columns, isClosed: true }} />);
  expect(screen.getByText('Closed on this day.')).toBeTruthy();
  rerender(<FreeStrip day={{ ...day, today: '2030-01-08' }} />);
  expect(screen.getByText('This day is over.')).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
});
