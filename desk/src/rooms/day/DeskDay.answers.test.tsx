// @vitest-environment happy-dom
import type { DeskAppointment } from '@clinic/contract/desk-appointment.ts';
import type { DeskDay as Day } from '@clinic/contract/desk-day.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { fetchDay, sendAction } from '#browser/desk-client.ts';
import { renderDay, Source, setUpDayTests } from '#test/desk-day.tsx';
import { createAppointment, createDay, TODAY } from '#test/desk-samples.ts';

vi.mock('#browser/desk-client.ts', { spy: true });

const UNDO_UNTIL = '2030-01-07T04:35:10.000Z';

const ONE = createAppointment();
const TWO = createAppointment({ id: 'two', name: 'Other Patient', slot: '09:00' });

setUpDayTests();

async function renderBoth() {
  const user = renderDay(createDay([ONE, TWO]));
  await act(async () => undefined);
  vi.mocked(fetchDay).mockClear();
  return user;
}

/** The answer to a press, with what has changed on the day. */
function answer(appointment: DeskAppointment, { columns }: Day) {
  return { kind: 'done', appointment, day: { date: TODAY, columns } } as const;
}

async function press(user: UserEvent, name: string, key: string) {
  within(screen.getByRole('article', { name })).getByRole('link').focus();
  await user.keyboard(key);
}

const hear = (data: string) => act(async () => void Source.last.dispatchEvent(new MessageEvent('changed', { data })));
const listOffers = () => screen.queryAllByRole('group', { name: 'Undo' }).map(({ textContent }) => textContent);

test('the day is not asked for again after a press, but after what others have done', async () => {
  const user = await renderBoth();
  const arrived = { ...ONE, status: 'arrived', version: 2, actions: ['callin'] } as const;
  vi.mocked(sendAction).mockResolvedValue(answer(arrived, createDay([arrived, TWO])));
  await press(user, ONE.name, 'a');
  expect(screen.getByRole('article', { name: ONE.name }).textContent).toContain('Waiting');
  await hear('one:2');
  expect(fetchDay).not.toHaveBeenCalled();
  await hear('one:2 two:2');
  expect(fetchDay).toHaveBeenCalledOnce();
  await hear('');
  expect(fetchDay).toHaveBeenCalledTimes(2);
});

test('news that come before the answer of a press wait for it', async () => {
  const user = await renderBoth();
  let end = (_outcome: ReturnType<typeof answer>) => {};
  vi.mocked(sendAction).mockReturnValue(
    new Promise((resolve) => {
      end = resolve;
    }),
  );
  await press(user, ONE.name, 'a');
  await hear('one:2');
  expect(fetchDay).not.toHaveBeenCalled();
  const arrived = { ...ONE, status: 'arrived', version: 2 } as const;
  await act(async () => end(answer(arrived, createDay([arrived, TWO]))));
  expect(fetchDay).not.toHaveBeenCalled();
});

test('what somebody else has changed meanwhile in the column of a press is shown and marked', async () => {
  const user = await renderBoth();
  const [arrived, gone] = [{ ...ONE, status: 'arrived', version: 2 } as const, { ...TWO, version: 2 }];
  vi.mocked(sendAction).mockResolvedValue(answer(arrived, createDay([arrived, gone])));
  await press(user, ONE.name, 'a');
  await waitFor(() => expect(screen.getByRole('article', { name: TWO.name })).toHaveProperty('dataset.fresh', ''));
});

test('two changes within ten seconds can each be undone', async () => {
  const user = await renderBoth();
  for (const one of [ONE, TWO]) {
    const cancelled = { ...one, status: 'cancelled', version: 2, undoUntil: UNDO_UNTIL, actions: ['undo'] } as const;
    vi.mocked(sendAction).mockResolvedValue({ kind: 'done', appointment: cancelled });
    await press(user, one.name, 'c');
    await user.click(screen.getByRole('button', { name: 'Yes, cancel it' }));
  }
  // The latest is the lowest, and has the key.
  expect(listOffers().map((text) => text?.split(':')[0])).toEqual([ONE.name, TWO.name]);
  vi.mocked(sendAction).mockResolvedValue({ kind: 'done', appointment: { ...ONE, version: 3 } });
  await user.click(screen.getByRole('button', { name: `Undo ${ONE.name}` }));
  expect(vi.mocked(sendAction).mock.lastCall?.slice(0, 2)).toEqual(['one', 'undo']);
  expect(listOffers()).toHaveLength(1);
  vi.mocked(sendAction).mockResolvedValue({ kind: 'done', appointment: { ...TWO, version: 3 } });
  await user.keyboard('z');
  expect(vi.mocked(sendAction).mock.lastCall?.slice(0, 2)).toEqual(['two', 'undo']);
  expect(listOffers()).toEqual([]);
});

test('of two moves of one patient the last is undone first, and then the one before', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const user = await renderBoth();
  for (const version of [2, 3]) {
    const moved = { ...ONE, version, slot: version === 2 ? '11:00' : '12:00', undoUntil: UNDO_UNTIL };
    vi.mocked(sendAction).mockResolvedValue({ kind: 'done', appointment: moved });
    await press(user, ONE.name, 'm');
    await user.click(screen.getAllByRole('button', { name: /^Move here/ })[0] as HTMLElement);
  }
  expect(listOffers()).toHaveLength(1);
  expect(listOffers()[0]).toContain('12:00 PM');
  const back = { ...ONE, version: 4, slot: '11:00', undoUntil: UNDO_UNTIL };
  vi.mocked(sendAction).mockResolvedValue({ kind: 'done', appointment: back });
  await user.keyboard('z');
  expect(listOffers()).toHaveLength(1);
  expect(listOffers()[0]).toContain('11:00 AM');
  vi.mocked(sendAction).mockResolvedValue({ kind: 'done', appointment: { ...ONE, version: 5 } });
  // The second press of a double one.
  await user.keyboard('z');
  expect(vi.mocked(sendAction).mock.lastCall?.[2].get('version')).toBe('3');
  vi.advanceTimersByTime(500);
  await user.keyboard('z');
  expect(vi.mocked(sendAction).mock.lastCall?.[2].get('version')).toBe('4');
  expect(listOffers()).toEqual([]);
});
