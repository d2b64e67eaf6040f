// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { sendAction } from '#browser/desk-client.ts';
import {
  expectFocus,
  expectSpoken,
  getCard,
  getLink,
  getPanel,
  getSentFields,
  listOffers,
  listSent,
  pressAt,
  renderDay,
  setAnswer,
  setUpDayTests,
  spyOnLeaving,
} from '#test/desk-day.tsx';
import { createAppointment, createDay, UNDO_UNTIL } from '#test/desk-samples.ts';

vi.mock('#browser/desk-client.ts', { spy: true });

const ONE = createAppointment();
const TWO = createAppointment({ id: 'two', name: 'Other Patient', slot: '09:00' });
const ARRIVED = createAppointment({ status: 'arrived', version: 2, actions: ['callin', 'fulfilled', 'cancel'] });

setUpDayTests();

test('a receptionist without script reads what was done, and can undo it until its mail leaves', () => {
  const undoable = createAppointment({ version: 2, undoUntil: UNDO_UNTIL });
  renderDay(createDay([undoable]), { notice: { kind: 'done', action: 'moved', undoable } });
  expectSpoken('Moved.');
  const form = screen.getByText('It can be undone until 10:05:10 AM.').closest('form');
  expect(form?.getAttribute('action')).toBe('/appointments/one/undo');
  expect([...new FormData(form ?? undefined)]).toEqual([
    ['version', '2'],
    ['date', '2030-01-07'],
    ['quiet', '1'],
  ]);
});

test('a receptionist sends an act with the version on the screen, hears of Undo, and reaches it by the next Tab', async () => {
  const user = renderDay(createDay([ONE]));
  setAnswer({ kind: 'done', appointment: ARRIVED }, createDay([ARRIVED]));
  await pressAt(user, ONE.name, 'a');
  expect([listSent(), getSentFields()]).toEqual([['one arrived'], 'version=1&date=2030-01-07']);
  expectSpoken('Sample Patient: Marked as arrived. Undo: z.');
  await user.tab();
  expectFocus(screen.getByRole('button', { name: /^Undo.*Sample Patient/ }));
  await user.tab({ shift: true });
  expectFocus(getLink());
  await user.tab();
  expect(document.activeElement?.closest('[role="group"]')).toBeNull();

  setAnswer({ kind: 'done', appointment: { ...ONE, version: 3 } }, createDay([ONE]));
  await user.click(screen.getByRole('button', { name: 'Undo Sample Patient' }));
  expect([listSent().at(-1), getSentFields()]).toEqual(['one undo', 'version=2&date=2030-01-07']);
  expect(listOffers()).toEqual([]);
});

test('a receptionist who presses in the panel has the focus at what comes next', async () => {
  const user = renderDay(createDay([ONE]));
  setAnswer({ kind: 'done', appointment: ARRIVED }, createDay([ARRIVED]));
  await user.click(getLink());
  await user.click(getPanel().getByRole('button', { name: 'Arrived Sample Patient' }));
  expect(document.activeElement?.textContent).toContain('Call in');
});

test('a receptionist deals with the next patient while an act is sent, of which a second press is ignored', async () => {
  const user = renderDay(createDay([ONE, TWO]));
  vi.mocked(sendAction).mockReturnValue(new Promise(() => undefined));
  for (const { name } of [ONE, ONE, TWO]) await pressAt(user, name, 'a');
  expect(listSent()).toEqual(['one arrived', 'two arrived']);
});

test('a receptionist whose act comes too late reads how the appointment stands and who was faster', async () => {
  const user = renderDay(createDay([ONE]));
  const lastChange = { by: 'ravi@clinic.example', action: 'noshow', at: '2030-01-07T04:35:00.000Z' } as const;
  const now = createAppointment({ status: 'noshow', version: 2, actions: ['undo'], lastChange });
  setAnswer({ kind: 'refused', reason: 'outdated', appointment: now }, createDay([now]));
  await user.click(getLink());
  await user.click(getPanel().getByRole('button', { name: 'Arrived Sample Patient' }));
  expect(getPanel().getByText(/Changed meanwhile by ravi@clinic.example: no-show, 10:05 AM/)).toBeTruthy();
  expect(getCard().getByText('No-show')).toBeTruthy();
});

test('a receptionist reads above the board that an appointment is gone, and its panel closes', async () => {
  const user = renderDay(createDay([ONE]));
  setAnswer({ kind: 'refused', reason: 'gone', appointment: null }, createDay([]));
  await user.click(getLink());
  await user.keyboard('u');
  expect(screen.queryByRole('region', { name: 'Sample Patient' })).toBeNull();
  expectSpoken('The appointment is no longer on record.');
});

test('a receptionist is asked before a cancellation, and keeps the reason when it fails', async () => {
  const user = renderDay(createDay([ONE]));
  await pressAt(user, ONE.name, 'c');
  const dialog = within(screen.getByRole('dialog', { name: 'Cancel this appointment?' }));
  await user.type(dialog.getByLabelText(/Reason/), 'Ill');
  setAnswer({ kind: 'failed' });
  await user.click(dialog.getByRole('button', { name: 'Yes, cancel it' }));
  expect(dialog.getByRole('alert').textContent).toContain('could not be saved');
  expect(dialog.getByLabelText<HTMLTextAreaElement>(/Reason/).value).toBe('Ill');

  const cancelled = createAppointment({ status: 'cancelled', version: 2, actions: ['undo'], undoUntil: UNDO_UNTIL });
  setAnswer({ kind: 'done', appointment: cancelled }, createDay([cancelled]));
  await user.click(dialog.getByRole('button', { name: 'Yes, cancel it' }));
  expect(getSentFields()).toContain('reason=Ill');
  expect(screen.queryByRole('dialog')).toBeNull();
  expectFocus(getLink());
  expect(listOffers()).toEqual([expect.stringContaining('cancelled. The mail leaves in 10 s.')]);
});

test('a receptionist who is signed out is led to sign in', async () => {
  const user = renderDay(createDay([ONE]));
  const go = spyOnLeaving();
  setAnswer({ kind: 'signed-out' });
  await pressAt(user, ONE.name, 'a');
  expect(go).toHaveBeenLastCalledWith(`/sign-in?back=${encodeURIComponent(location.pathname)}`);
});

test('a receptionist turns to the days beside by arrow keys, but not from a field, a button or a dialog', async () => {
  const user = renderDay(createDay([]));
  const go = spyOnLeaving();
  screen.getByRole('button', { name: 'Print' }).focus();
  await user.keyboard('{ArrowRight}');
  expect(go).not.toHaveBeenCalled();
  await user.click(screen.getByRole('heading', { level: 1 }));
  await user.keyboard('{ArrowRight}');
  expect(go).toHaveBeenLastCalledWith('/day/2030-01-08');
  await user.click(screen.getByLabelText('Date'));
  await user.keyboard('{ArrowLeft}');
  await user.click(screen.getByRole('heading', { level: 1 }));
  await user.keyboard('?');
  // It has the focus itself: at its switch the browser would begin at the end of the list.
  expectFocus(screen.getByRole('dialog', { name: 'Keys' }));
  await user.keyboard('{ArrowLeft}');
  expect(go).toHaveBeenCalledOnce();
});

test.each([
  ['[', '/day/2030-01-06'],
  [']', '/day/2030-01-08'],
  ['t', '/'],
])('a receptionist comes by the key %s to %s', (key, path) => {
  renderDay(createDay([]));
  const go = spyOnLeaving();
  fireEvent.keyDown(document.body, { key });
  expect(go).toHaveBeenCalledExactlyOnceWith(path);
});

test('a receptionist turns off letters and signs as keys, which stay off, and the arrows go on', async () => {
  let user = renderDay(createDay([]));
  const go = spyOnLeaving();
  await user.keyboard('?');
  await user.click(screen.getByLabelText('Letters and signs work as keys'));
  cleanup();
  user = renderDay(createDay([]));
  await user.keyboard('n?/[[');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(go).not.toHaveBeenCalled();
  await user.keyboard('{ArrowLeft}');
  expect(go).toHaveBeenLastCalledWith('/day/2030-01-06');
  await user.click(screen.getByRole('button', { name: 'Keys' }));
  await user.click(screen.getByLabelText('Letters and signs work as keys'));
  await user.keyboard('{Escape}');
  await user.keyboard('?');
  expect(screen.getByRole('dialog', { name: 'Keys' })).toBeTruthy();
});

test.each([
  ['composes a word', { isComposing: true }],
  ['is held', { repeat: true }],
])('a receptionist opens nothing by a letter that %s', (_what, change) => {
  renderDay(createDay([]));
  fireEvent.keyDown(document.body, { key: 'n', code: 'KeyN', ...change });
  expect(screen.queryByRole('dialog')).toBeNull();
});
