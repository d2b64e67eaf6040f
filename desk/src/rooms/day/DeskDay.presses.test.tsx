// @vitest-environment happy-dom
import type { DeskAction, DeskAppointment } from '@clinic/contract/desk-appointment.ts';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fetchDay, sendAction } from '#browser/desk-client.ts';
import {
  expectFocus,
  getCard,
  getLink,
  hear,
  listOffers,
  listSent,
  renderDay,
  setUpDayTests,
} from '#test/desk-day.tsx';
import { createAppointment, createDay, NOW, UNDO_UNTIL } from '#test/desk-samples.ts';

vi.mock('#browser/desk-client.ts', { spy: true });

const ONE = createAppointment();
const TWO = createAppointment({ id: 'two', name: 'Other Patient', slot: '09:00' });
/** The state of a patient at the desk after each action, with the action that then comes next. */
const AFTER: Partial<Record<string, Partial<DeskAppointment>>> = {
  arrived: { status: 'arrived', actions: ['callin', 'fulfilled', 'cancel', 'undo'] },
  callin: { status: 'arrived', calledInAt: NOW, actions: ['fulfilled', 'cancel', 'undo'] },
  fulfilled: { status: 'fulfilled', actions: ['undo'] },
  cancel: { status: 'cancelled', actions: ['undo'], undoUntil: UNDO_UNTIL },
} satisfies Partial<Record<DeskAction, Partial<DeskAppointment>>>;

setUpDayTests();

/** Draws the board of a desk that does what it is told. */
function renderObeying() {
  vi.useFakeTimers();
  renderDay(createDay([ONE, TWO]));
  vi.mocked(fetchDay).mockReturnValue(new Promise(() => undefined));
  let version = 1;
  vi.mocked(sendAction).mockImplementation(async (id, action) => {
    version += 1;
    return { kind: 'done', appointment: { ...(id === ONE.id ? ONE : TWO), version, ...AFTER[action] } };
  });
}

const getSign = (name?: string) => getCard(name).getByRole('button');
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const pressKey = async (key: string, init: KeyboardEventInit = {}) => {
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...init });
  await wait(0);
};
const click = async (button: HTMLElement) => {
  fireEvent.click(button, { detail: 1 });
  await wait(0);
};

test.each<[string, (letter: string) => unknown]>([
  ['the mouse', () => click(getSign())],
  ['Enter or Space', () => fireEvent.click(getSign())],
  ['letters', pressKey],
])(
  'a receptionist who presses again with %s is heard once the press has meant its action for half a second',
  async (_way, press) => {
    renderObeying();
    getLink().focus();
    await press('a');
    await wait(350);
    await press('i');
    expect(listSent()).toEqual(['one arrived']);
    await wait(150);
    await press('i');
    // An action that was offered before, beside the sign, also waits when it becomes the next step.
    await wait(350);
    await press('d');
    expect(listSent()).toEqual(['one arrived', 'one callin']);
    await wait(150);
    await press('d');
    expect(listSent()).toEqual(['one arrived', 'one callin', 'one fulfilled']);
  },
);

test('a receptionist does not press what a colleague has just put in the place of an action', async () => {
  renderObeying();
  const arrived = { ...ONE, version: 2, ...AFTER.arrived };
  vi.mocked(fetchDay).mockResolvedValue({ kind: 'day', day: createDay([arrived, TWO]) });
  await hear();
  await wait(200);
  await click(getSign());
  expect(listSent()).toEqual([]);
});

test('a receptionist who holds a key acts once, and types nothing into the question that it opens', async () => {
  renderObeying();
  await click(getSign());
  await wait(1000);
  for (const repeat of [false, true, true]) await pressKey('z', { repeat });
  expect(listSent()).toEqual(['one arrived', 'one undo']);
  const sign = getSign(TWO.name);
  sign.focus();
  expect(fireEvent.keyDown(sign, { key: 'Enter' })).toBe(true);
  expect(fireEvent.keyDown(sign, { key: 'Enter', repeat: true })).toBe(false);
  expect(fireEvent.keyDown(sign, { key: 'ArrowLeft', ctrlKey: true, repeat: true })).toBe(true);

  getLink().focus();
  await pressKey('c');
  const field = screen.getByLabelText(/^Reason/);
  expect(fireEvent.keyDown(field, { key: 'c', repeat: true })).toBe(false);
  expect(fireEvent.keyDown(field, { key: 'x' })).toBe(true);
  expect(fireEvent.keyDown(field, { key: 'x', repeat: true })).toBe(true);
});

test('a receptionist who presses twice does not reach what has come under the pointer or has got the focus', async () => {
  renderObeying();
  const point = { clientX: 10, clientY: 10, detail: 1 };
  const under = vi.fn((): Element | null => null);
  document.elementFromPoint = under;
  const link = getLink(TWO.name);
  fireEvent.pointerMove(getSign(), point);
  under.mockReturnValue(link);
  document.body.append(document.createElement('p'));
  await wait(0);
  expect(fireEvent.click(link, point)).toBe(false);
  expect(screen.queryByRole('region', { name: TWO.name })).toBeNull();
  await wait(500);
  fireEvent.click(link, point);
  // The panel has come with the focus on its first button: the key that has opened it does not press that too.
  const main = within(screen.getByRole('region', { name: TWO.name })).getByRole('button', { name: /^Arrived/ });
  await vi.waitFor(() => expectFocus(main));
  expect(fireEvent.click(main)).toBe(false);
});

test('a receptionist who may undo several changes is asked which, and undoes each', async () => {
  renderObeying();
  for (const { name } of [ONE, TWO]) {
    getLink(name).focus();
    await pressKey('c');
    await click(screen.getByRole('button', { name: 'Yes, cancel it' }));
  }
  // The latest is the lowest.
  expect(listOffers().map((text) => text?.split(':')[0])).toEqual([ONE.name, TWO.name]);
  await pressKey('z');
  const question = within(screen.getByRole('dialog', { name: 'Undo which change?' }));
  await click(question.getByRole('button', { name: new RegExp(`^${ONE.name}`) }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(listOffers()).toHaveLength(1);
  await pressKey('z');
  expect(listSent().slice(2)).toEqual(['one undo', 'two undo']);
  expect(listOffers()).toEqual([]);
});

test('a receptionist who has moved a patient twice undoes the last move first, and then the one before', async () => {
  renderObeying();
  vi.mocked(fetchDay).mockResolvedValue({ kind: 'day', day: createDay([ONE, TWO]) });
  const moves = ['11:00', '12:00', '11:00', '10:00'].map((slot, index) => ({ ...ONE, slot, version: 2 + index }));
  for (const appointment of moves) {
    const undoUntil = appointment.slot === ONE.slot ? undefined : UNDO_UNTIL;
    vi.mocked(sendAction).mockResolvedValueOnce({
      kind: 'done',
      appointment: { ...appointment, undoUntil } as DeskAppointment,
    });
  }
  for (const time of ['11:00 AM', '12:00 PM']) {
    getLink().focus();
    await pressKey('m');
    await click(screen.getAllByRole('button', { name: /^Move here/ })[0] as HTMLElement);
    expect(listOffers()).toEqual([expect.stringContaining(time)]);
  }
  await pressKey('z');
  expect(listOffers()).toEqual([expect.stringContaining('11:00 AM')]);
  // The second press of a double one.
  await pressKey('z');
  expect(listSent()).toHaveLength(3);
  await wait(500);
  await pressKey('z');
  expect(
    vi
      .mocked(sendAction)
      .mock.calls.map(([, , fields]) => fields.get('version'))
      .slice(2),
  ).toEqual(['3', '4']);
  expect(listOffers()).toEqual([]);
});
