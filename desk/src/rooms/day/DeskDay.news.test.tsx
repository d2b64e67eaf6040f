// @vitest-environment happy-dom
import type { DeskAppointment } from '@clinic/contract/desk-appointment.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fetchDay, sendAction } from '#browser/desk-client.ts';
import { renderDay, Source, setUpDayTests } from '#test/desk-day.tsx';
import { createAppointment, createDay, DOCTOR } from '#test/desk-samples.ts';

vi.mock('#browser/desk-client.ts', { spy: true });

setUpDayTests();

const ONE = createAppointment();
const TWO = createAppointment({ id: 'two', name: 'Other Patient' });
const [ARRIVED, OTHER_ARRIVED] = [ONE, TWO].map((one) => ({
  ...one,
  version: 2,
  status: 'arrived' as const,
  actions: ['callin' as const],
}));
const CALLED_IN = {
  ...ONE,
  version: 3,
  status: 'arrived',
  calledInAt: '2030-01-07T03:58:00.000Z',
  actions: [],
} as const;

/** Draws a day, which news then replace by another. */
async function replace(before: DeskAppointment[], after: DeskAppointment[], getFocused?: () => HTMLElement) {
  renderDay(createDay(before));
  await act(async () => undefined);
  getFocused?.().focus();
  vi.mocked(fetchDay).mockResolvedValue({ kind: 'day', day: createDay(after) });
  await act(async () => Source.last.dispatchEvent(new Event('changed')));
}

const getFocus = () => document.activeElement?.textContent ?? '';
const inList = (name: string) => within(screen.getByRole('heading', { name }).closest('section') as HTMLElement);

test('a free time that has the focus and is booked meanwhile leaves it to the new card', async () => {
  await replace([], [ONE], () => screen.getByRole('link', { name: /^Free.* 10:00 AM/ }));
  expect(document.activeElement).toBe(within(screen.getByRole('article', { name: ONE.name })).getByRole('link'));
});

test.each([
  ['a line of those who come', [ONE, TWO], [ARRIVED, TWO], 'Next to come', /^Arrived.*Sample Patient/, 'Other Patient'],
  ['the last one', [ONE], [ARRIVED], 'Next to come', /^Arrived.*Sample Patient/, 'Next to come'],
  [
    'one who waits',
    [ARRIVED, OTHER_ARRIVED],
    [CALLED_IN, OTHER_ARRIVED],
    '2 Waiting',
    /^Call in.*Sample Patient/,
    'Other Patient',
  ],
])('%s that has the focus and goes leaves it to what is next', async (_, before, after, heading, name, next) => {
  await replace(before as DeskAppointment[], after as DeskAppointment[], () =>
    inList(heading).getByRole('button', { name }),
  );
  expect(getFocus()).toContain(next);
  expect(document.activeElement?.tagName).not.toBe('BUTTON');
});

test.each([
  ['callin', 'arrived', 'Sample Patient: called in.'],
  ['moved', 'booked', `Sample Patient: moved to Monday 7 January, 10:00 AM, ${DOCTOR}.`],
  ['undo', 'booked', 'Sample Patient: undone, now Booked.'],
] as const)('what a colleague has done is read out: %s', async (action, status, spoken) => {
  const changed = { ...ONE, version: 2, status, lastChange: { by: 'ravi@clinic.example', action, at: ONE.createdAt } };
  await replace([ONE], [changed as DeskAppointment]);
  await waitFor(() => expect(screen.getByText(spoken)).toBeTruthy());
});

test('a press says at once that it is being saved, and shows nothing as done before the answer', async () => {
  const user = renderDay(createDay([ONE]));
  let end = (_outcome: Awaited<ReturnType<typeof sendAction>>) => {};
  vi.mocked(sendAction).mockReturnValue(new Promise((resolve) => (end = resolve)));
  const card = screen.getByRole('article', { name: ONE.name });
  await user.click(within(card).getByRole('button', { name: /Arrived/ }));
  expect([card.dataset.saving, card.dataset.state]).toEqual(['', 'booked']);
  expect(card.textContent).toContain('saving…');
  await act(async () => end({ kind: 'refused', reason: 'slot-taken', appointment: ONE }));
  expect([card.dataset.saving, card.dataset.state]).toEqual([undefined, 'booked']);
  expect(card.textContent).not.toContain('saving…');
  expect(screen.getAllByText('Someone else has just taken this time.').length).toBeGreaterThan(0);
});

test('after an act the key of Undo is read out, its button is the next stop of Tab, and Tab leads back', async () => {
  const user = renderDay(createDay([ONE, TWO]));
  const [arrived] = [ARRIVED as DeskAppointment];
  vi.mocked(sendAction).mockResolvedValue({
    kind: 'done',
    appointment: arrived,
    day: { date: arrived.date, columns: createDay([arrived, TWO]).columns },
  });
  const link = within(screen.getByRole('article', { name: ONE.name })).getByRole('link');
  link.focus();
  await user.keyboard('a');
  expect(screen.getByText('Sample Patient: Marked as arrived. Undo: z.')).toBeTruthy();
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Undo.*Sample Patient/ }));
  await user.tab({ shift: true });
  expect(document.activeElement).toBe(link);
  await user.tab();
  expect(document.activeElement?.closest('[role="group"]')).toBeNull();
});
