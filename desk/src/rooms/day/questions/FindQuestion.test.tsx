// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { DeskFound, FoundAppointment } from '#appointments/found/found.ts';
import { fetchFound, sendAction } from '#browser/desk-client.ts';
import { getCard, renderDay, setUpDayTests } from '#test/desk-day.tsx';
import { createAppointment, createDay, TODAY } from '#test/desk-samples.ts';

vi.mock('#browser/desk-client.ts', { spy: true });

setUpDayTests();

/** The answer that finds the one appointment of the day, and one of another day. */
function createFound(changes: Partial<FoundAppointment> = {}): DeskFound {
  const samePhone = { total: 1, noShows: 0 };
  const other = createAppointment({ id: 'two', name: 'Other Patient', date: '2030-01-09' });
  const coming = [
    { ...createAppointment(changes), samePhone },
    { ...other, samePhone },
  ];
  return { question: '0000', kind: 'phone', today: TODAY, coming, past: [], isHistory: false, isCut: false };
}

/** Finds by the keys over a day of one appointment. */
async function find() {
  const user = renderDay(createDay([createAppointment()]));
  vi.mocked(fetchFound).mockResolvedValue({ kind: 'found', found: createFound() });
  await user.keyboard('/');
  const dialog = within(await screen.findByRole('dialog', { name: 'Find an appointment' }));
  await user.type(dialog.getByRole('searchbox'), '0000{Enter}');
  await dialog.findByText('2 appointments.');
  return { user, dialog };
}

test('what is found over the board can be acted on, and is then shown as it is', async () => {
  const { user, dialog } = await find();
  const arrived = createAppointment({ status: 'arrived', version: 2, actions: ['callin', 'undo'] });
  vi.mocked(sendAction).mockResolvedValue({ kind: 'done', appointment: arrived });
  vi.mocked(fetchFound).mockResolvedValue({ kind: 'found', found: createFound(arrived) });
  await user.click(dialog.getByRole('button', { name: 'Arrived Sample Patient' }));
  expect(vi.mocked(sendAction).mock.calls[0]?.slice(0, 2)).toEqual(['one', 'arrived']);
  expect(await dialog.findByRole('button', { name: 'Call in Sample Patient' })).toBeDefined();
});

test('a name of this day leads to its card, and a move begins on the board', async () => {
  const { user, dialog } = await find();
  await user.click(dialog.getByRole('link', { name: 'Sample Patient' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(getCard().getByRole('link'));
  await user.keyboard('/');
  const again = within(await screen.findByRole('dialog'));
  await user.type(again.getByRole('searchbox'), '0000{Enter}');
  await user.click(await again.findByRole('button', { name: 'Move Other Patient' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Move an appointment' }));
});
