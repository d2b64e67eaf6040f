// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fetchDay, sendAction, sendNote } from '#browser/desk-client.ts';
import { getCard, renderDay, setUpDayTests } from '#test/desk-day.tsx';
import { createAppointment, createDay } from '#test/desk-samples.ts';

vi.mock('#browser/desk-client.ts', { spy: true });

setUpDayTests();

const NOTED = createAppointment({
  note: { by: 'ravi@clinic.example', text: 'Brings her X-ray', at: '2030-01-07T04:00:00.000Z' },
});

/** Draws a day of one appointment, and presses `e` at its card. */
async function write() {
  const user = renderDay(createDay([createAppointment()]));
  getCard().getByRole('link').focus();
  await user.keyboard('e');
  return user;
}

const findField = () => screen.queryByRole<HTMLTextAreaElement>('textbox', { name: 'New note' });
const getLink = () =>
  within(screen.getByRole('region', { name: 'Sample Patient' })).getByRole('link', { name: /^Write a note/ });

test('e writes a staff note in the panel, which then shows it', async () => {
  const user = await write();
  expect(document.activeElement).toBe(findField());
  // Letters are text there.
  await user.keyboard('amends');
  expect(findField()?.value).toBe('amends');
  expect(sendAction).not.toHaveBeenCalled();
  vi.mocked(sendNote).mockResolvedValue({ kind: 'noted', appointment: NOTED });
  vi.mocked(fetchDay).mockResolvedValue({ kind: 'day', day: createDay([NOTED]) });
  await user.click(screen.getByRole('button', { name: 'Add note' }));
  const [id, fields] = vi.mocked(sendNote).mock.calls[0] ?? [];
  expect([id, String(fields)]).toEqual(['one', 'text=amends']);
  expect(screen.getByRole('region', { name: 'Sample Patient' }).textContent).toContain('Brings her X-ray');
  expect(document.activeElement).toBe(getLink());
  expect(screen.getAllByRole('status').some(({ textContent }) => textContent?.includes('The note is added.'))).toBe(
    true,
  );
});

test('a note that could not be sent keeps its words, and Escape leaves the field alone', async () => {
  const user = await write();
  await user.keyboard('Called');
  vi.mocked(sendNote).mockResolvedValue({ kind: 'failed' });
  await user.click(screen.getByRole('button', { name: 'Add note' }));
  expect((await screen.findByText(/could not be saved/)).closest('[role="alert"]')).toBeTruthy();
  expect(findField()?.value).toBe('Called');
  findField()?.focus();
  await user.keyboard('{Escape}');
  expect(findField()).toBeNull();
  expect(document.activeElement).toBe(getLink());
});

test('nobody writes about an erased patient', async () => {
  const user = renderDay(createDay([createAppointment({ name: '' })]));
  screen.getByRole('article').querySelector('a')?.focus();
  await user.keyboard('e');
  expect(findField()).toBeNull();
});
