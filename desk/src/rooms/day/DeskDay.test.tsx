// @vitest-environment happy-dom
import type { DeskDay as Day } from '@clinic/contract/desk-day.ts';
import { act, fireEvent, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { fetchDay, sendAction } from '#browser/desk-client.ts';
import { getCard, renderDay, Source, setUpDayTests } from '#test/desk-day.tsx';
import { createAppointment, createDay, DOCTOR } from '#test/desk-samples.ts';

vi.mock('#browser/desk-client.ts', { spy: true });

/** Opens the panel, and presses one of its buttons. */
async function press(user: UserEvent, name: string) {
  await user.click(getCard().getByRole('link'));
  await user.click(getPanel().getByRole('button', { name: `${name} Sample Patient` }));
}
const getPanel = () => within(screen.getByRole('region', { name: 'Sample Patient' }));
const isSpoken = (text: string) =>
  expect(screen.getAllByRole('status').some(({ textContent }) => textContent?.includes(text))).toBe(true);

/** Sets the content of the next answers. */
function setAnswers(day: Day, outcome: Awaited<ReturnType<typeof sendAction>>) {
  vi.mocked(fetchDay).mockResolvedValue({ kind: 'day', day });
  vi.mocked(sendAction).mockResolvedValue(outcome);
}

const arrived = createAppointment({ status: 'arrived', version: 2, actions: ['callin', 'fulfilled', 'cancel'] });

setUpDayTests();

test('what a form without script has done is told', () => {
  renderDay(createDay([]), { notice: { kind: 'done', action: 'arrived' } });
  isSpoken('Marked as arrived.');
});

test('what a form without script has done can be undone there, until its mail leaves', () => {
  const undoable = createAppointment({ version: 2, undoUntil: '2030-01-07T04:35:10.000Z' });
  renderDay(createDay([undoable]), { notice: { kind: 'done', action: 'moved', undoable } });
  const form = screen.getByText('It can be undone until 10:05:10 AM.').closest('form');
  expect(form?.getAttribute('action')).toBe('/appointments/one/undo');
  expect([...new FormData(form ?? undefined)]).toEqual([
    ['version', '2'],
    ['date', '2030-01-07'],
    ['quiet', '1'],
  ]);
});

test('a new appointment is shown and read out', async () => {
  renderDay(createDay([]));
  vi.mocked(fetchDay).mockResolvedValue({ kind: 'day', day: createDay([createAppointment()]) });
  await act(async () => Source.last.dispatchEvent(new Event('changed')));
  expect(screen.getByRole('article', { name: 'Sample Patient' })).toHaveProperty('dataset.fresh', '');
  isSpoken(`New: Sample Patient, 10:00 AM, ${DOCTOR}`);
});

test('news that come faster than answers are shown, and asked for one after the other', async () => {
  renderDay(createDay([]));
  await act(async () => undefined);
  vi.mocked(fetchDay).mockClear();
  const answers: ((day: Day) => void)[] = [];
  vi.mocked(fetchDay).mockImplementation(
    () => new Promise((resolve) => answers.push((day) => resolve({ kind: 'day', day }))),
  );
  for (let count = 0; count < 3; count += 1) Source.last.dispatchEvent(new Event('changed'));
  expect(fetchDay).toHaveBeenCalledTimes(1);
  await act(async () => answers[0]?.(createDay([createAppointment()])));
  expect(screen.getByRole('article', { name: 'Sample Patient' })).toBeTruthy();
  expect(fetchDay).toHaveBeenCalledTimes(2);
  await act(async () => answers[1]?.(createDay([createAppointment()])));
  expect(fetchDay).toHaveBeenCalledTimes(2);
});

test('what can be done from a moment on is offered when it comes, although nobody does anything', async () => {
  vi.useFakeTimers();
  renderDay(createDay([createAppointment({ actions: ['arrived', 'cancel'] })]));
  act(() => getCard().getByRole('link').click());
  expect(getPanel().queryByRole('button', { name: /^No-show/ })).toBeNull();
  const day = createDay([createAppointment()]);
  vi.mocked(fetchDay).mockResolvedValue({ kind: 'day', day });
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(getPanel().getByRole('button', { name: /^No-show/ })).toBeTruthy();
});

test('an action is sent with the version on the screen, and can be undone for a while', async () => {
  const user = renderDay(createDay([createAppointment()]));
  setAnswers(createDay([arrived]), { kind: 'done', appointment: arrived });
  await press(user, 'Arrived');
  expect(String(vi.mocked(sendAction).mock.calls[0]?.[2])).toContain('version=1');
  expect(getCard().getByText('Waiting')).toBeTruthy();
  expect(document.activeElement?.textContent).toContain('Call in');

  const back = createAppointment({ version: 3 });
  setAnswers(createDay([back]), { kind: 'done', appointment: back });
  await user.click(
    within(screen.getByRole('group', { name: 'Undo' })).getByRole('button', { name: 'Undo Sample Patient' }),
  );
  expect(vi.mocked(sendAction).mock.calls[1]?.slice(0, 2)).toEqual(['one', 'undo']);
  expect(String(vi.mocked(sendAction).mock.calls[1]?.[2])).toContain('version=2');
  expect(screen.queryByRole('group', { name: 'Undo' })).toBeNull();
});

test('while an action is on its way, the next patient can be dealt with, and a second press is ignored', async () => {
  const other = createAppointment({ id: 'two', name: 'Other Patient', slot: '09:00' });
  const user = renderDay(createDay([createAppointment(), other]));
  vi.mocked(sendAction).mockReturnValue(new Promise(() => undefined));
  for (const name of ['Sample Patient', 'Sample Patient', 'Other Patient']) {
    getCard(name).getByRole('link').focus();
    await user.keyboard('a');
  }
  expect(vi.mocked(sendAction).mock.calls.map(([id]) => id)).toEqual(['one', 'two']);
});

test('an outdated action shows how it stands, and who was faster', async () => {
  const user = renderDay(createDay([createAppointment()]));
  const lastChange = { by: 'ravi@clinic.example', action: 'noshow', at: '2030-01-07T04:35:00.000Z' } as const;
  const now = createAppointment({ status: 'noshow', version: 2, actions: ['undo'], lastChange });
  setAnswers(createDay([now]), { kind: 'refused', reason: 'outdated', appointment: now });
  await press(user, 'Arrived');
  expect(getPanel().getByText(/Changed meanwhile by ravi@clinic.example: no-show, 10:05 AM/)).toBeTruthy();
  expect(getCard().getByText('No-show')).toBeTruthy();
});

test('an appointment that is gone is told above the board', async () => {
  const user = renderDay(createDay([createAppointment()]));
  setAnswers(createDay([]), { kind: 'refused', reason: 'gone', appointment: null });
  await press(user, 'No-show');
  expect(screen.queryByRole('region', { name: 'Sample Patient' })).toBeNull();
  isSpoken('The appointment is no longer on record.');
});

test('a cancellation asks first, and keeps the reason when it fails', async () => {
  const user = renderDay(createDay([createAppointment()]));
  await press(user, 'Cancel');
  const dialog = within(screen.getByRole('dialog', { name: 'Cancel this appointment?' }));
  await user.type(dialog.getByLabelText(/Reason/), 'Ill');
  vi.mocked(sendAction).mockResolvedValue({ kind: 'failed' });
  await user.click(dialog.getByRole('button', { name: 'Yes, cancel it' }));
  expect(dialog.getByRole('alert').textContent).toContain('could not be saved');
  expect(dialog.getByLabelText<HTMLTextAreaElement>(/Reason/).value).toBe('Ill');

  const undoUntil = '2030-01-07T04:35:10.000Z';
  const cancelled = createAppointment({ status: 'cancelled', version: 2, actions: ['undo'], undoUntil });
  setAnswers(createDay([cancelled]), { kind: 'done', appointment: cancelled });
  await user.click(dialog.getByRole('button', { name: 'Yes, cancel it' }));
  expect(String(vi.mocked(sendAction).mock.calls[1]?.[2])).toContain('reason=Ill');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement?.textContent).toContain('Undo');
  expect(screen.getByRole('group', { name: 'Undo' }).textContent).toContain('cancelled. The mail leaves in 10 s.');
});

test('a lost connection is told after a while, and its return fetches the day', async () => {
  vi.useFakeTimers();
  renderDay(createDay([]));
  await act(async () => undefined);
  act(() => void Source.last.dispatchEvent(new Event('error')));
  expect(screen.queryByText(/connection is lost/)).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  expect(screen.getByText(/connection is lost/)).toBeTruthy();
  vi.mocked(fetchDay).mockClear();
  vi.mocked(fetchDay).mockResolvedValue({ kind: 'day', day: createDay([]) });
  await act(async () => Source.last.dispatchEvent(new Event('open')));
  expect(screen.queryByText(/connection is lost/)).toBeNull();
  expect(fetchDay).toHaveBeenCalledOnce();
});

test('a connection that was refused is tried again', async () => {
  vi.useFakeTimers();
  renderDay(createDay([]));
  const first = Source.last;
  first.readyState = Source.CLOSED;
  act(() => void first.dispatchEvent(new Event('error')));
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  expect(Source.last).not.toBe(first);
});

test('arrow keys lead to the days beside, but not from a field, a button or a dialog', async () => {
  const user = renderDay(createDay([]));
  const go = vi.spyOn(location, 'assign').mockImplementation(() => {});
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
  expect(document.activeElement).toBe(screen.getByRole('dialog', { name: 'Keys' }));
  await user.keyboard('{ArrowLeft}');
  expect(go).toHaveBeenCalledOnce();
});

test('a letter that composes a word, or is held, is no key', () => {
  renderDay(createDay([]));
  fireEvent.keyDown(document.body, { key: 'n', code: 'KeyN', isComposing: true });
  fireEvent.keyDown(document.body, { key: 'Process', code: 'KeyN' });
  fireEvent.keyDown(document.body, { key: 'n', code: 'KeyN', repeat: true });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('who is signed out is led to sign in', async () => {
  const user = renderDay(createDay([createAppointment()]));
  const go = vi.spyOn(location, 'assign').mockImplementation(() => {});
  vi.mocked(sendAction).mockResolvedValue({ kind: 'signed-out' });
  await press(user, 'Arrived');
  expect(go).toHaveBeenLastCalledWith(`/sign-in?back=${encodeURIComponent(location.pathname)}`);
});
