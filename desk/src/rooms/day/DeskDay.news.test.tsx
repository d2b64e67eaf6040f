// @vitest-environment happy-dom
import type { DeskAppointment } from '@clinic/contract/desk-appointment.ts';
import type { DeskDay as Day } from '@clinic/contract/desk-day.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fetchDay, sendAction } from '#browser/desk-client.ts';
import {
  expectFocus,
  getCard,
  getLink,
  getPanel,
  hear,
  pressAt,
  renderDay,
  Source,
  setUpDayTests,
} from '#test/desk-day.tsx';
import { createAppointment, createDay, DOCTOR, TODAY } from '#test/desk-samples.ts';

vi.mock('#browser/desk-client.ts', { spy: true });

setUpDayTests();

const ONE = createAppointment();
const TWO = createAppointment({ id: 'two', name: 'Other Patient' });
const [ARRIVED, OTHER_ARRIVED] = [ONE, TWO].map(
  (one): DeskAppointment => ({ ...one, version: 2, status: 'arrived', actions: ['callin'] }),
) as [DeskAppointment, DeskAppointment];
const CALLED_IN: DeskAppointment = { ...ARRIVED, version: 3, calledInAt: '2030-01-07T03:58:00.000Z', actions: [] };

type Outcome = Awaited<ReturnType<typeof sendAction>>;

/** Draws a day, and forgets how often it was asked for. */
async function open(appointments: DeskAppointment[]) {
  const user = renderDay(createDay(appointments));
  await act(async () => undefined);
  vi.mocked(fetchDay).mockClear();
  return user;
}

/** Tells of another day in place of the drawn one. */
async function hearOf(appointments: DeskAppointment[]) {
  vi.mocked(fetchDay).mockResolvedValue({ kind: 'day', day: createDay(appointments) });
  await hear();
}

/** Holds the answer to the next press back, until the returned function gives it. */
function holdAnswer() {
  let end = (_outcome: Outcome) => {};
  vi.mocked(sendAction).mockReturnValue(new Promise((resolve) => (end = resolve)));
  return (outcome: Outcome) => act(async () => end(outcome));
}

/** The answer to a press, with what has changed on the day. */
const answer = (appointment: DeskAppointment, other = TWO): Outcome => ({
  kind: 'done',
  appointment,
  day: { date: TODAY, columns: createDay([appointment, other]).columns },
});

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const inList = (name: string) => within(screen.getByRole('heading', { name }).closest('section') as HTMLElement);
const changedBy = (action: NonNullable<DeskAppointment['lastChange']>['action'], status: DeskAppointment['status']) =>
  createAppointment({ version: 2, status, lastChange: { by: 'ravi@clinic.example', action, at: ONE.createdAt } });

test.each<[string, DeskAppointment[], DeskAppointment]>([
  [`New: Sample Patient, 10:00 AM, ${DOCTOR}`, [], ONE],
  ['Sample Patient: called in.', [ONE], changedBy('callin', 'arrived')],
  [`Sample Patient: moved to Monday 7 January, 10:00 AM, ${DOCTOR}.`, [ONE], changedBy('moved', 'booked')],
  ['Sample Patient: undone, now Booked.', [ONE], changedBy('undo', 'booked')],
])('a receptionist sees and hears what others have done: %s', async (spoken, before, after) => {
  await open(before);
  await hearOf([after]);
  expect(screen.getByRole('article', { name: ONE.name })).toHaveProperty('dataset.fresh', '');
  await waitFor(() => expect(screen.getByText(new RegExp(spoken))).toBeTruthy());
});

test('a receptionist whose free time is booked meanwhile keeps the focus at the new card', async () => {
  await open([]);
  screen.getByRole('link', { name: /^Free.* 10:00 AM/ }).focus();
  await hearOf([ONE]);
  expectFocus(getLink());
});

test('a booking that is told together with one that is on the screen already appears', async () => {
  renderDay(createDay([ONE]));
  await act(async () => undefined);
  vi.mocked(fetchDay).mockResolvedValue({ kind: 'day', day: createDay([ONE, TWO]) });
  const data = [ONE, TWO].map(({ id, version }) => `${id}:${version}`).join(' ');
  await act(async () => Source.last.dispatchEvent(new MessageEvent('changed', { data })));
  await waitFor(() => expect(screen.getByRole('article', { name: TWO.name })).toBeTruthy());
});

test.each([
  ['a line of those who come', [ONE, TWO], [ARRIVED, TWO], 'Next to come', /^Arrived.*Sample Patient/, 'Other Patient'],
  ['the last one', [ONE], [ARRIVED], 'Next to come', /^Arrived.*Sample Patient/, 'Next to come'],
  [
    'one who waits',
    [ARRIVED, OTHER_ARRIVED],
    [CALLED_IN, OTHER_ARRIVED],
    '2 Waiting',
    /^Call in.*Sample/,
    'Other Patient',
  ],
])('a receptionist at %s, which goes, keeps the focus at what is next', async (_, before, after, list, name, next) => {
  await open(before);
  inList(list).getByRole('button', { name }).focus();
  await hearOf(after);
  expect(document.activeElement?.textContent).toContain(next);
  expect(document.activeElement?.tagName).not.toBe('BUTTON');
});

test('a receptionist sees a day whose news come faster than answers, which are asked for one after the other', async () => {
  await open([]);
  const answers: ((day: Day) => void)[] = [];
  vi.mocked(fetchDay).mockImplementation(
    () => new Promise((resolve) => answers.push((day) => resolve({ kind: 'day', day }))),
  );
  for (let count = 0; count < 3; count += 1) await hear();
  expect(fetchDay).toHaveBeenCalledTimes(1);
  await act(async () => answers[0]?.(createDay([ONE])));
  expect(getLink()).toBeTruthy();
  expect(fetchDay).toHaveBeenCalledTimes(2);
  await act(async () => answers[1]?.(createDay([ONE])));
  expect(fetchDay).toHaveBeenCalledTimes(2);
});

test('a press asks for the day again only where others have done more, and its answer shows and marks that', async () => {
  const user = await open([ONE, TWO]);
  const end = holdAnswer();
  await pressAt(user, ONE.name, 'a');
  await hear('one:2');
  expect(fetchDay).not.toHaveBeenCalled();
  await end(answer(ARRIVED, { ...TWO, version: 2 }));
  expect(getCard().getByRole('button', { name: /^Call in/ })).toBeTruthy();
  await waitFor(() => expect(screen.getByRole('article', { name: TWO.name })).toHaveProperty('dataset.fresh', ''));
  await hear('one:2');
  expect(fetchDay).not.toHaveBeenCalled();
  await hear('one:2 two:3');
  expect(fetchDay).toHaveBeenCalledOnce();
  await hear();
  expect(fetchDay).toHaveBeenCalledTimes(2);
});

test('a receptionist reads at once that a press is being saved, and sees nothing as done before the answer', async () => {
  const user = await open([ONE]);
  const end = holdAnswer();
  const card = screen.getByRole('article', { name: ONE.name });
  await user.click(getCard().getByRole('button', { name: /Arrived/ }));
  expect([card.dataset.saving, card.dataset.state]).toEqual(['', 'booked']);
  expect(card.textContent).toContain('saving…');
  await end({ kind: 'refused', reason: 'slot-taken', appointment: ONE });
  expect([card.dataset.saving, card.dataset.state]).toEqual([undefined, 'booked']);
  expect(card.textContent).not.toContain('saving…');
  expect(screen.getAllByText('Someone else has just taken this time.').length).toBeGreaterThan(0);
});

test('a receptionist is offered what can be done from a moment on when it comes, without a press', async () => {
  vi.useFakeTimers();
  renderDay(createDay([createAppointment({ actions: ['arrived', 'cancel'] })]));
  act(() => getLink().click());
  expect(getPanel().queryByRole('button', { name: /^No-show/ })).toBeNull();
  vi.mocked(fetchDay).mockResolvedValue({ kind: 'day', day: createDay([ONE]) });
  await wait(60_000);
  expect(getPanel().getByRole('button', { name: /^No-show/ })).toBeTruthy();
});

test('a receptionist reads after a while that the connection is lost, until it is back with the day', async () => {
  vi.useFakeTimers();
  await open([]);
  const first = Source.last;
  first.readyState = Source.CLOSED;
  act(() => void first.dispatchEvent(new Event('error')));
  expect(screen.queryByText(/connection is lost/)).toBeNull();
  await wait(2_000);
  expect(screen.getByText(/connection is lost/)).toBeTruthy();
  await wait(3_000);
  // A connection that was refused is tried again.
  expect(Source.last).not.toBe(first);
  vi.mocked(fetchDay).mockClear();
  await act(async () => Source.last.dispatchEvent(new Event('open')));
  expect(screen.queryByText(/connection is lost/)).toBeNull();
  expect(fetchDay).toHaveBeenCalledOnce();
});

/** Puts each text into an element, as a browser's translation does, so that React's own text nodes leave the page. */
function translate(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const around = document.createElement('span');
    around.textContent = text.data;
    text.replaceWith(around);
  }
}

test('a receptionist whose browser translates the day sees what others change, add and take back', async () => {
  const changed: DeskAppointment = {
    ...ARRIVED,
    name: 'Another Name',
    phone: '98220 11111',
    message: 'Another note',
    reference: 'M9PK-7QX3',
    arrivedAt: '2030-01-07T03:55:00.000Z',
  };
  const show = async (first: DeskAppointment) => {
    translate();
    await hearOf([first, TWO]);
  };
  const read = (role: 'article' | 'region', name: string) => screen.getByRole(role, { name }).textContent;
  const noted = createAppointment({ message: 'A note' });
  await open([noted]);
  await show(noted);
  expect(screen.getByRole('button', { name: `${DOCTOR}, 2 appointments` })).toBeTruthy();
  expect(read('article', TWO.name)).toContain('…0000');
  act(() => getLink().click());
  await show(changed);
  for (const text of ['98220 11111', 'M9PK-7QX3', 'Another note', 'Waits 5 min']) {
    expect(read('region', 'Another Name')).toContain(text);
  }
  expect(read('article', 'Another Name')).toContain('Waits 5 min');
  await show({ ...changed, calledInAt: CALLED_IN.calledInAt });
  expect(read('article', 'Another Name')).toContain('In 9:28 am');
  await show({ ...ONE, message: 'The third note' });
  expect(read('region', ONE.name)).toContain('The third note');
  await show(ONE);
  expect(read('region', ONE.name)).not.toContain('The third note');
  expect(read('article', ONE.name)).toContain('…0000');
});
