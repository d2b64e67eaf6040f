// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fetchDay, sendAction, sendNote } from '#browser/desk-client.ts';
import { expectFocus, expectSpoken, getPanel, pressAt, renderDay, setUpDayTests } from '#test/desk-day.tsx';
import { createAppointment, createDay } from '#test/desk-samples.ts';

vi.mock('#browser/desk-client.ts', { spy: true });

setUpDayTests();

const NOTED = createAppointment({
  note: { by: 'ravi@clinic.example', text: 'Brings her X-ray', at: '2030-01-07T04:00:00.000Z' },
});

/** Draws a day of one appointment, and writes by `e` at its card. */
async function write(text: string) {
  const user = renderDay(createDay([createAppointment()]));
  await pressAt(user, 'Sample Patient', 'e');
  expectFocus(getField());
  await user.keyboard(text);
  return user;
}

const getField = () => getPanel().getByRole<HTMLTextAreaElement>('textbox', { name: 'New note' });
const getLink = () => getPanel().getByRole('link', { name: /^Write a note/ });

test('a receptionist writes a staff note by e in the panel, where letters are text, and then reads it', async () => {
  const user = await write('amends');
  expect(getField().value).toBe('amends');
  expect(sendAction).not.toHaveBeenCalled();
  vi.mocked(sendNote).mockResolvedValue({ kind: 'noted', appointment: NOTED });
  vi.mocked(fetchDay).mockResolvedValue({ kind: 'day', day: createDay([NOTED]) });
  await user.click(screen.getByRole('button', { name: 'Add note' }));
  expect(vi.mocked(sendNote).mock.calls.map(([id, fields]) => [id, String(fields)])).toEqual([['one', 'text=amends']]);
  expect(getPanel().getByText('Brings her X-ray')).toBeTruthy();
  expectFocus(getLink());
  expectSpoken('The note is added.');
});

test('a receptionist keeps the words of a note that could not be sent, and leaves its field by Escape', async () => {
  const user = await write('Called');
  vi.mocked(sendNote).mockResolvedValue({ kind: 'failed' });
  await user.click(screen.getByRole('button', { name: 'Add note' }));
  expect((await screen.findByText(/could not be saved/)).closest('[role="alert"]')).toBeTruthy();
  expect(getField().value).toBe('Called');
  getField().focus();
  await user.keyboard('{Escape}');
  expectFocus(getLink());
});

test('a receptionist writes nothing about an erased patient', async () => {
  const user = renderDay(createDay([createAppointment({ name: '' })]));
  screen.getByRole('article').querySelector('a')?.focus();
  await user.keyboard('e');
  expect(screen.queryByRole('textbox', { name: 'New note' })).toBeNull();
});
