// @vitest-environment happy-dom
import type { DeskAction, DeskAppointment } from '@clinic/contract/desk-appointment.ts';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fetchDay, sendAction } from '#browser/desk-client.ts';
import { getCard, renderDay, Source, setUpDayTests } from '#test/desk-day.tsx';
import { createAppointment, createDay, NOW } from '#test/desk-samples.ts';

vi.mock('#browser/desk-client.ts', { spy: true });

const BOOKED = createAppointment();
const OTHER = createAppointment({ id: 'two', name: 'Other Patient', slot: '09:00' });
/** The state of a patient at the desk after each action, with the action that then comes next. */
const AFTER: Partial<Record<DeskAction, Partial<DeskAppointment>>> = {
  arrived: { status: 'arrived', actions: ['callin', 'fulfilled', 'cancel', 'undo'] },
  callin: { status: 'arrived', calledInAt: NOW, actions: ['fulfilled', 'cancel', 'undo'] },
  fulfilled: { status: 'fulfilled', actions: ['undo'] },
  undo: { status: 'booked' },
};

setUpDayTests();

/** Draws the board of a desk that does what it is told. Returns the actions that it was told. */
function renderObeying() {
  vi.useFakeTimers();
  renderDay(createDay([BOOKED, OTHER]));
  vi.mocked(fetchDay).mockReturnValue(new Promise(() => undefined));
  let version = 1;
  vi.mocked(sendAction).mockImplementation(async (id, action) => {
    version += 1;
    const before = id === BOOKED.id ? BOOKED : OTHER;
    return { kind: 'done', appointment: { ...before, version, ...AFTER[action as DeskAction] } };
  });
  return () => vi.mocked(sendAction).mock.calls.map(([id, action]) => `${id} ${action}`);
}

const getSign = (name?: string) => getCard(name).getByRole('button');
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const pressKey = async (key: string, init: KeyboardEventInit = {}) => {
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...init });
  await wait(0);
};

/** The ways to press what comes next on a card. */
const WAYS: Record<string, () => void> = {
  'the mouse': () => fireEvent.click(getSign(), { detail: 1 }),
  'Enter or Space': () => fireEvent.click(getSign()),
};

test.each(Object.entries(WAYS))(
  'a second press with %s waits until the sign has meant its action for half a second',
  async (_way, press) => {
    const told = renderObeying();
    press();
    await wait(350);
    press();
    expect(told()).toEqual(['one arrived']);
    await wait(150);
    press();
    // An action that was offered before, beside the sign, also waits when it becomes the next step.
    await wait(350);
    press();
    expect(told()).toEqual(['one arrived', 'one callin']);
    await wait(150);
    press();
    await wait(0);
    expect(told()).toEqual(['one arrived', 'one callin', 'one fulfilled']);
  },
);

test('a letter presses the control of its patient, so it waits as the sign does', async () => {
  const told = renderObeying();
  getCard().getByRole('link').focus();
  await pressKey('a');
  await pressKey('i');
  await wait(450);
  await pressKey('i');
  expect(told()).toEqual(['one arrived']);
  await wait(50);
  await pressKey('i');
  expect(told()).toEqual(['one arrived', 'one callin']);
});

test('presses on the signs of different patients all count, at whatever pace', async () => {
  const told = renderObeying();
  for (const name of [BOOKED.name, OTHER.name]) fireEvent.click(getSign(name), { detail: 1 });
  await wait(0);
  expect(told()).toEqual(['one arrived', 'two arrived']);
});

test('a sign that a colleague has just changed takes no press that was meant for its old action', async () => {
  const told = renderObeying();
  const arrived = { ...BOOKED, version: 2, ...AFTER.arrived };
  vi.mocked(fetchDay).mockResolvedValue({ kind: 'day', day: createDay([arrived, OTHER]) });
  await act(async () => Source.last.dispatchEvent(new Event('changed')));
  await wait(200);
  fireEvent.click(getSign(), { detail: 1 });
  expect(told()).toEqual([]);
});

test('a held key acts once', async () => {
  const told = renderObeying();
  fireEvent.click(getSign(), { detail: 1 });
  await wait(1000);
  for (const repeat of [false, true, true]) await pressKey('z', { repeat });
  expect(told()).toEqual(['one arrived', 'one undo']);
  const sign = getSign(OTHER.name);
  sign.focus();
  expect(fireEvent.keyDown(sign, { key: 'Enter' })).toBe(true);
  expect(fireEvent.keyDown(sign, { key: 'Enter', repeat: true })).toBe(false);
  expect(fireEvent.keyDown(sign, { key: 'ArrowLeft', ctrlKey: true, repeat: true })).toBe(true);
});

test('a key that opens a question does not go on typing into it', async () => {
  renderObeying();
  getCard().getByRole('link').focus();
  await pressKey('c');
  const field = screen.getByLabelText(/^Reason/);
  expect(fireEvent.keyDown(field, { key: 'c', repeat: true })).toBe(false);
  expect(fireEvent.keyDown(field, { key: 'x' })).toBe(true);
  expect(fireEvent.keyDown(field, { key: 'x', repeat: true })).toBe(true);
});

test('a second press does not reach what has come under the pointer or has got the focus', async () => {
  renderObeying();
  const point = { clientX: 10, clientY: 10, detail: 1 };
  const under = vi.fn((): Element | null => null);
  document.elementFromPoint = under;
  const link = getCard(OTHER.name).getByRole('link');
  fireEvent.pointerMove(getSign(), point);
  under.mockReturnValue(link);
  document.body.append(document.createElement('p'));
  await wait(0);
  expect(fireEvent.click(link, point)).toBe(false);
  expect(screen.queryByRole('region', { name: OTHER.name })).toBeNull();
  await wait(500);
  fireEvent.click(link, point);
  // The panel has come with the focus on its first button: the key that has opened it does not press that too.
  const main = within(screen.getByRole('region', { name: OTHER.name })).getByRole('button', { name: /^Arrived/ });
  await vi.waitFor(() => expect(document.activeElement).toBe(main));
  expect(fireEvent.click(main)).toBe(false);
});

test('a key that may undo several changes asks which', async () => {
  const told = renderObeying();
  const undoUntil = '2030-01-07T04:35:10.000Z';
  vi.mocked(sendAction).mockImplementation(async (id, action) => ({
    kind: 'done',
    appointment: { ...(id === BOOKED.id ? BOOKED : OTHER), version: 2, ...(action !== 'undo' && { undoUntil }) },
  }));
  for (const name of [BOOKED.name, OTHER.name]) {
    fireEvent.click(getSign(name), { detail: 1 });
    await wait(0);
  }
  await pressKey('z');
  const question = within(screen.getByRole('dialog', { name: 'Undo which change?' }));
  fireEvent.click(question.getByRole('button', { name: new RegExp(`^${BOOKED.name}`) }), { detail: 1 });
  await wait(0);
  expect(told().at(-1)).toBe('one undo');
  expect(screen.queryByRole('dialog')).toBeNull();
});
