// @vitest-environment happy-dom
import { type DeskAppointment, UNDO_OFFER_MS } from '@clinic/contract/desk-appointment.ts';
import type { DeskDay as Day } from '@clinic/contract/desk-day.ts';
import { act, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { fetchDay, sendAction } from '#browser/desk-client.ts';
import {
  expectFocus,
  expectSpoken,
  getLink,
  getPanel,
  getSentFields,
  listOffers,
  listSent,
  renderDay,
  setAnswer,
  setUpDayTests,
  spyOnLeaving,
} from '#test/desk-day.tsx';
import { createAppointment, createDay, DOCTOR, UNDO_UNTIL } from '#test/desk-samples.ts';
import { putAppointment } from './desk-day.ts';

vi.mock('#browser/desk-client.ts', { spy: true });

const ONE = createAppointment();
const MOVED = createAppointment({ slot: '09:00', version: 2, undoUntil: UNDO_UNTIL });

setUpDayTests();

const getBar = () => screen.getByRole('group', { name: 'Move an appointment' });
const queryBar = () => screen.queryByRole('group', { name: 'Move an appointment' });
const pressHere = (user: UserEvent) =>
  user.click(screen.getByRole('button', { name: `Move here 09:00 AM with ${DOCTOR}` }));

/** Begins a move of the one appointment from its panel. */
async function beginMove(appointment = ONE) {
  const user = renderDay(createDay([appointment]));
  await user.click(getLink());
  await user.click(getPanel().getByRole('button', { name: 'Move Sample Patient' }));
  return user;
}

/** Sets the answer to a move to nine. */
function setMoved(appointment: DeskAppointment, changes: Partial<Day> = {}) {
  setAnswer({ kind: 'done', appointment }, { ...putAppointment(createDay([]), appointment), ...changes });
}

test('a receptionist chooses a free time for an appointment, which then has the focus, and takes it back by z', async () => {
  const user = await beginMove();
  expectFocus(getBar());
  expect(location.search).toBe('?move=one');
  expect(screen.queryByRole('button', { name: 'Arrived' })).toBeNull();
  setMoved(MOVED);
  await pressHere(user);
  expect(listSent()).toEqual(['one move']);
  expect(getSentFields()).toBe('version=1&date=2030-01-07&doctor=rao&newDate=2030-01-07&slot=09%3A00');
  expectFocus(getLink());
  expect(listOffers()).toEqual([expect.stringContaining('The mail leaves in 10 s.')]);
  expect(location.search).toBe('');

  setMoved({ ...ONE, version: 3 });
  await user.keyboard('z');
  expect(listSent()).toEqual(['one move', 'one undo']);
  expect(getSentFields()).toBe('version=2&date=2030-01-07&quiet=1');
  expect(listOffers()).toEqual([]);
  expectSpoken('No mail was sent');
});

test('a receptionist takes one of the nearest free times by its number, also for a patient who gets no mail', async () => {
  const user = await beginMove(createAppointment({ email: '' }));
  expect(within(getBar()).getByRole('button', { name: `9 am with ${DOCTOR}` })).toBeDefined();
  // Only one time is free.
  await user.keyboard('2');
  expect(sendAction).not.toHaveBeenCalled();
  setMoved(createAppointment({ slot: '09:00', version: 2, email: '' }));
  await user.keyboard('1');
  expect(getSentFields()).toContain('slot=09%3A00');
  expectFocus(getLink());
  expect(listOffers()).toEqual([expect.stringContaining('No mail was sent')]);
});

test('a receptionist is offered Undo until the mail leaves, even under the pointer, and then sees the day anew', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const user = await beginMove();
  setMoved(MOVED, { finalInMs: UNDO_OFFER_MS });
  await pressHere(user);
  await user.hover(screen.getByRole('group', { name: 'Undo' }));
  vi.mocked(fetchDay).mockClear();
  await act(() => vi.advanceTimersByTimeAsync(UNDO_OFFER_MS));
  expect(listOffers()).toEqual([]);
  expect(fetchDay).toHaveBeenCalled();
});

test('a receptionist takes a move along to other days by arrows, and leaves it by Escape', async () => {
  const user = await beginMove();
  const go = spyOnLeaving();
  await user.keyboard('{ArrowRight}');
  expect(go).toHaveBeenLastCalledWith('/day/2030-01-08?move=one');
  await user.keyboard('{Escape}');
  expect(queryBar()).toBeNull();
  expect(document.activeElement?.textContent).toContain('Arrived Sample Patient');
  expect(sendAction).not.toHaveBeenCalled();
});

test('a receptionist who moves an appointment of another day opens no other patient, and goes back there by Escape', async () => {
  const moving = createAppointment({ id: 'two', name: 'Other Patient', date: '2030-01-05' });
  const user = renderDay(createDay([ONE]), { moving });
  const go = spyOnLeaving();
  expectFocus(getBar());
  await user.click(getLink());
  expect(screen.queryByRole('region', { name: 'Sample Patient' })).toBeNull();
  await user.keyboard('{Escape}');
  expect(go).toHaveBeenLastCalledWith('/day/2030-01-05#appointment-two');
});

test('a receptionist whose time was just taken chooses another one, until the patient has arrived', async () => {
  const user = await beginMove();
  setAnswer({ kind: 'refused', reason: 'slot-taken', appointment: { ...ONE, version: 4 } });
  await pressHere(user);
  expect(getBar().textContent).toContain('Someone else has just taken this time.');
  expectFocus(getBar());
  const lastChange = { by: 'ravi@clinic.example', action: 'arrived', at: '2030-01-07T04:35:00.000Z' } as const;
  const arrived = createAppointment({ version: 5, status: 'arrived', lastChange });
  setAnswer({ kind: 'refused', reason: 'outdated', appointment: arrived });
  await pressHere(user);
  expect(getSentFields()).toContain('version=4');
  expect(queryBar()).toBeNull();
  expect(screen.getByRole('region', { name: 'Sample Patient' }).textContent).toContain(
    'by ravi@clinic.example: arrived',
  );
});

test('a receptionist cannot move a visit to a time that is too short for it', async () => {
  const long = createAppointment({ date: '2030-01-05', visitMinutes: 120 });
  const user = renderDay(createDay([]), { moving: long });
  const short = screen.getByRole('button', { name: `Too short 10:00 AM with ${DOCTOR}` });
  expect(short.getAttribute('aria-disabled')).toBe('true');
  await user.click(short);
  expect(sendAction).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: `Move here 09:00 AM with ${DOCTOR}` })).toBeTruthy();
});
