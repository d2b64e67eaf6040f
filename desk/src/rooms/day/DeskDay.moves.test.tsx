// @vitest-environment happy-dom
import { type DeskAppointment, UNDO_OFFER_MS } from '@clinic/contract/desk-appointment.ts';
import type { DeskDay as Day } from '@clinic/contract/desk-day.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { fetchDay, fetchEarliest, fetchKnown, sendAction, sendBooking } from '#browser/desk-client.ts';
import { getCard, renderDay, setUpDayTests } from '#test/desk-day.tsx';
import { createAppointment, createDay, DOCTOR, TODAY } from '#test/desk-samples.ts';

vi.mock('#browser/desk-client.ts', { spy: true });

const HERE = `Move here 09:00 AM with ${DOCTOR}`;

const renderOne = (appointment = createAppointment(), moving: DeskAppointment | null = null) =>
  renderDay(createDay([appointment]), { moving });

/** The next free times, with one of the day that is shown. */
const EARLIEST = {
  departments: [{ id: 'urology', name: 'Urology', doctors: [{ id: 'rao', name: DOCTOR }] }],
  today: TODAY,
  earliest: {
    asked: { with: '', from: '', part: '' },
    times: [{ doctorId: 'rao', doctor: DOCTOR, department: 'Urology', date: TODAY, slot: '09:00' }],
    sooner: null,
  },
};

/** Presses `n`, and chooses the first of the next free times by its number. */
async function askForFirst(user: UserEvent) {
  vi.mocked(fetchEarliest).mockResolvedValue({ kind: 'found', answer: EARLIEST });
  await user.keyboard('n');
  expect(document.activeElement).toBe(await screen.findByLabelText('With whom'));
  await screen.findByRole('link', { name: /9 am today/ });
  await user.keyboard('1');
  return within(screen.getByRole('dialog', { name: 'Book for a caller' }));
}

/** Sets the content of the next answers. */
function setMoved(appointment: DeskAppointment, changes: Partial<Day> = {}) {
  const day = { ...createDay([]), ...changes };
  const column = day.columns[0];
  if (!column?.slots[0]) throw new Error('The sample has no slot.');
  column.slots[0] = { slot: '09:00', minutes: 60, state: 'taken', appointments: [appointment] };
  vi.mocked(fetchDay).mockResolvedValue({ kind: 'day', day });
  vi.mocked(sendAction).mockResolvedValue({ kind: 'done', appointment });
}

const getBar = () => screen.getByRole('group', { name: 'Move an appointment' });
const press = (user: UserEvent, name: string) => user.click(screen.getByRole('button', { name }));
/** Begins a move from the panel of the one appointment. */
async function pressMove(user: UserEvent) {
  await user.click(getLink());
  await press(user, 'Move Sample Patient');
}
const getLink = (name = 'Sample Patient') => getCard(name).getByRole('link');

setUpDayTests();

test('a shown time is chosen by its number while the same question is asked again', async () => {
  const user = renderOne();
  await askForFirst(user);
  await user.click(screen.getByRole('button', { name: 'Not now' }));
  vi.mocked(fetchEarliest).mockReturnValue(new Promise(() => undefined));
  await user.keyboard('n');
  await user.keyboard('1');
  expect(screen.getByRole('dialog', { name: 'Book for a caller' })).toBeDefined();
  // The times of another question are not yet known.
  await user.click(screen.getByRole('button', { name: 'Not now' }));
  await user.keyboard('n');
  await user.selectOptions(screen.getByLabelText('With whom'), DOCTOR);
  await user.keyboard('1');
  expect(screen.queryByRole('dialog', { name: 'Book for a caller' })).toBeNull();
});

test('a free time is chosen for an appointment, which then has the focus', async () => {
  const user = renderOne();
  await pressMove(user);
  expect(document.activeElement).toBe(getBar());
  expect(location.search).toBe('?move=one');
  expect(screen.queryByRole('button', { name: 'Arrived' })).toBeNull();
  setMoved(createAppointment({ slot: '09:00', version: 2, undoUntil: '2030-01-07T04:35:10.000Z' }));
  await press(user, HERE);
  const [id, step, fields] = vi.mocked(sendAction).mock.calls[0] ?? [];
  expect([id, step, String(fields)]).toEqual([
    'one',
    'move',
    'version=1&date=2030-01-07&doctor=rao&newDate=2030-01-07&slot=09%3A00',
  ]);
  expect(document.activeElement).toBe(getLink());
  expect(screen.getByRole('group', { name: 'Undo' }).textContent).toContain('The mail leaves in 10 s.');
  expect(location.search).toBe('');

  setMoved(createAppointment({ version: 3 }));
  await user.keyboard('z');
  const [undoneId, undo, undoFields] = vi.mocked(sendAction).mock.calls[1] ?? [];
  expect([undoneId, undo, String(undoFields)]).toEqual(['one', 'undo', 'version=2&date=2030-01-07&quiet=1']);
  expect(screen.queryByRole('group', { name: 'Undo' })).toBeNull();
  expect(screen.getAllByRole('status').some(({ textContent }) => textContent?.includes('No mail was sent'))).toBe(true);
});

test('a move of which nobody is mailed can be undone for a while', async () => {
  const user = renderOne(createAppointment({ email: '' }));
  await pressMove(user);
  setMoved(createAppointment({ slot: '09:00', version: 2, email: '' }));
  await press(user, HERE);
  expect(screen.getByRole('group', { name: 'Undo' }).textContent).toContain('No mail was sent');
});

test('before the mail leaves the offer ends, even under the pointer, and then the day is asked for again', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const user = renderOne();
  await pressMove(user);
  const moved = createAppointment({ slot: '09:00', version: 2, undoUntil: '2030-01-07T04:35:10.000Z' });
  setMoved(moved, { finalInMs: UNDO_OFFER_MS });
  await press(user, HERE);
  await user.hover(screen.getByRole('group', { name: 'Undo' }));
  vi.mocked(fetchDay).mockClear();
  await act(() => vi.advanceTimersByTimeAsync(UNDO_OFFER_MS));
  expect(screen.queryByRole('group', { name: 'Undo' })).toBeNull();
  expect(fetchDay).toHaveBeenCalled();
});

test('Escape leaves it where it is, and the arrows keep it on other days', async () => {
  const user = renderOne();
  const go = vi.spyOn(location, 'assign').mockImplementation(() => {});
  await pressMove(user);
  await user.keyboard('{ArrowRight}');
  expect(go).toHaveBeenLastCalledWith('/day/2030-01-08?move=one');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('group', { name: 'Move an appointment' })).toBeNull();
  expect(document.activeElement?.textContent).toContain('Arrived Sample Patient');
  expect(sendAction).not.toHaveBeenCalled();
});

test('on another day Escape leads back to where it is', async () => {
  const moving = createAppointment({ id: 'two', date: '2030-01-05' });
  const user = renderOne(createAppointment(), moving);
  const go = vi.spyOn(location, 'assign').mockImplementation(() => {});
  expect(document.activeElement).toBe(getBar());
  await user.keyboard('{Escape}');
  expect(go).toHaveBeenLastCalledWith('/day/2030-01-05#appointment-two');
});

test('a time that is taken by now is told in the bar, and another one can be chosen', async () => {
  const user = renderOne();
  await pressMove(user);
  vi.mocked(sendAction).mockResolvedValue({
    kind: 'refused',
    reason: 'slot-taken',
    appointment: createAppointment({ version: 4 }),
  });
  await press(user, HERE);
  expect(getBar().textContent).toContain('Someone else has just taken this time.');
  expect(document.activeElement).toBe(getBar());
  await press(user, HERE);
  expect(String(vi.mocked(sendAction).mock.calls[1]?.[2])).toContain('version=4');
});

test('who has arrived meanwhile is not moved any more', async () => {
  const user = renderOne();
  await pressMove(user);
  const lastChange = { by: 'ravi@clinic.example', action: 'arrived', at: '2030-01-07T04:35:00.000Z' } as const;
  const now = createAppointment({ version: 2, status: 'arrived', lastChange });
  vi.mocked(sendAction).mockResolvedValue({ kind: 'refused', reason: 'outdated', appointment: now });
  await press(user, HERE);
  expect(screen.queryByRole('group', { name: 'Move an appointment' })).toBeNull();
  expect(screen.getByRole('region', { name: 'Sample Patient' }).textContent).toContain(
    'by ravi@clinic.example: arrived',
  );
});

test('the nearest free times are offered, and their numbers take them', async () => {
  const user = renderOne();
  await pressMove(user);
  expect(within(getBar()).getByRole('button', { name: `9 am with ${DOCTOR}` })).toBeDefined();
  // Only one time is free.
  await user.keyboard('2');
  expect(sendAction).not.toHaveBeenCalled();
  setMoved(createAppointment({ slot: '09:00', version: 2 }));
  await user.keyboard('1');
  expect(String(vi.mocked(sendAction).mock.calls[0]?.[2])).toContain('slot=09%3A00');
  expect(document.activeElement).toBe(getLink());
});

test('a press on a taken time changes nothing while a time is chosen', async () => {
  const user = renderOne(createAppointment(), createAppointment({ id: 'two', name: 'Other Patient', slot: '12:00' }));
  await user.click(getLink());
  expect(screen.queryByRole('region', { name: 'Sample Patient' })).toBeNull();
  expect(getBar()).toBeDefined();
});

test('n books a caller once, though the first answer was lost', async () => {
  const user = renderOne();
  const dialog = await askForFirst(user);
  expect(dialog.getByText(DOCTOR, { exact: false }).textContent).toContain('09:00 AM');
  await user.type(dialog.getByLabelText('Name'), 'Caller');
  await user.type(dialog.getByLabelText('Phone'), '98220');
  vi.mocked(sendBooking).mockResolvedValue({ kind: 'failed' });
  await user.click(dialog.getByRole('button', { name: 'Book' }));
  expect(dialog.getByText(/not be booked twice/)).toBeTruthy();

  const booked = createAppointment({ id: 'two', name: 'Caller', slot: '09:00', email: '' });
  setMoved(booked);
  vi.mocked(sendBooking).mockResolvedValue({ kind: 'booked', appointment: booked });
  await user.click(dialog.getByRole('button', { name: 'Book' }));
  const keys = vi.mocked(sendBooking).mock.calls.map(([fields]) => fields.get('key'));
  expect(keys[0]).toMatch(/./);
  expect(keys[1]).toBe(keys[0]);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(getLink('Caller'));
});

test('a booking that is refused keeps what was typed, and is another one when it is sent again', async () => {
  const user = renderOne();
  await user.click(screen.getByRole('link', { name: `Free book 09:00 AM with ${DOCTOR}` }));
  const dialog = within(screen.getByRole('dialog'));
  await user.type(dialog.getByLabelText('Name'), 'Caller');
  await user.type(dialog.getByLabelText('Phone'), '98220');
  vi.mocked(sendBooking).mockResolvedValue({
    kind: 'refused',
    refused: {
      reason: 'contact-full',
      errors: [{ field: 'phone', code: 'contact-full', detail: '' }],
      holder: null,
    },
  });
  await user.click(dialog.getByRole('button', { name: 'Book' }));
  const phone = dialog.getByLabelText<HTMLInputElement>('Phone');
  await waitFor(() => expect(document.activeElement).toBe(phone));
  expect([phone.value, phone.getAttribute('aria-invalid')]).toEqual(['98220', 'true']);
  await user.click(dialog.getByRole('button', { name: 'Book' }));
  const keys = vi.mocked(sendBooking).mock.calls.map(([fields]) => fields.get('key'));
  expect(keys[1]).not.toBe(keys[0]);
});

test('a number that looks too short is asked about while somebody types, and can be booked', async () => {
  const user = renderOne();
  const dialog = await askForFirst(user);
  await user.type(dialog.getByLabelText('Phone'), '98765');
  expect(dialog.getByText('Is this number complete?').getAttribute('aria-live')).toBe('polite');
  await user.type(dialog.getByLabelText('Phone'), '43210');
  expect(dialog.queryByText('Is this number complete?')).toBeNull();
});

test('who is known by the phone is filled in by one press', async () => {
  const user = renderOne();
  const dialog = await askForFirst(user);
  const known = { id: 'two', name: 'Canary Rao', email: 'rao@sample.example', language: 'en' as const, latest: null };
  vi.mocked(fetchKnown).mockImplementation(async (phone) => (phone === '98765 43210' ? [known] : []));
  await user.type(dialog.getByLabelText('Phone'), '98765 43210');
  await user.click(await dialog.findByRole('button', { name: 'Fill in with Canary Rao' }));
  const name = dialog.getByLabelText<HTMLInputElement>('Name');
  expect([name.value, document.activeElement]).toEqual(['Canary Rao', name]);
  expect(dialog.getByLabelText<HTMLInputElement>(/Email/).value).toBe('rao@sample.example');
  expect(dialog.queryByRole('button', { name: /Fill in/ })).toBeNull();
});

test('letters and signs that are turned off do nothing', async () => {
  localStorage.setItem('desk-single-keys', 'off');
  const user = renderOne();
  const go = vi.spyOn(location, 'assign').mockImplementation(() => {});
  (document.activeElement as HTMLElement).blur();
  await user.keyboard('n?/[[');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(go).not.toHaveBeenCalled();
  await user.keyboard('{ArrowLeft}');
  expect(go).toHaveBeenLastCalledWith('/day/2030-01-06');
});
