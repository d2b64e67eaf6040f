// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { DeskFound, FoundAppointment } from '#appointments/found/found.ts';
import { fetchFound } from '#browser/desk-client.ts';
import { expectFocus, getLink, listSent, renderDay, setAnswer, setUpDayTests } from '#test/desk-day.tsx';
import { createAppointment, createDay, TODAY } from '#test/desk-samples.ts';

vi.mock('#browser/desk-client.ts', { spy: true });

setUpDayTests();

/** The answer that finds the one appointment of the day, and one of another day. */
function createFound(changes: Partial<FoundAppointment> = {}): DeskFound {
  const other = createAppointment({ id: 'two', name: 'Other Patient', date: '2030-01-09' });
  const coming = [createAppointment(changes), other].map((one) => ({ ...one, samePhone: { total: 1, noShows: 0 } }));
  return { question: '0000', kind: 'phone', today: TODAY, coming, past: [], isHistory: false, isCut: false };
}

/** Finds by `/` over the day. */
async function find(user: UserEvent) {
  vi.mocked(fetchFound).mockResolvedValue({ kind: 'found', found: createFound() });
  await user.keyboard('/');
  const dialog = within(await screen.findByRole('dialog', { name: 'Find an appointment' }));
  await user.type(dialog.getByRole('searchbox'), '0000{Enter}');
  await dialog.findByText('2 appointments.');
  return dialog;
}

test('a receptionist acts on what is found over the board, goes to the card of a name, and begins a move', async () => {
  const user = renderDay(createDay([createAppointment()]));
  let dialog = await find(user);
  const arrived = createAppointment({ status: 'arrived', version: 2, actions: ['callin', 'undo'] });
  setAnswer({ kind: 'done', appointment: arrived });
  vi.mocked(fetchFound).mockResolvedValue({ kind: 'found', found: createFound(arrived) });
  await user.click(dialog.getByRole('button', { name: 'Arrived Sample Patient' }));
  expect(listSent()).toEqual(['one arrived']);
  expect(await dialog.findByRole('button', { name: 'Call in Sample Patient' })).toBeDefined();

  await user.click(dialog.getByRole('link', { name: 'Sample Patient' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expectFocus(getLink());
  dialog = await find(user);
  await user.click(dialog.getByRole('button', { name: 'Move Other Patient' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expectFocus(screen.getByRole('group', { name: 'Move an appointment' }));
});
