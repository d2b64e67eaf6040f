import { MessageChannel } from 'node:worker_threads';
import { expect, onTestFinished, test } from 'vitest';
import type { AppointmentStore } from '#src/appointments/store/store.ts';
import { answerStoreCalls, createStoreCalls } from '#src/appointments/store/store-calls.ts';
import { StoreUnavailableError } from '#src/appointments/store/store-unavailable.ts';

/** Both ends in this thread, with what a thread would do in between: everything is copied. */
function connect(store: Partial<AppointmentStore>) {
  const { port1, port2 } = new MessageChannel();
  onTestFinished(() => port1.close());
  answerStoreCalls(port2, store as AppointmentStore);
  return createStoreCalls(port1);
}

test('each caller gets its own answer, in any order', async () => {
  const releases: (() => void)[] = [];
  const call = connect({
    getTakenSlots: async (doctor, date) => {
      if (doctor === 'first') await new Promise<void>((resolve) => releases.push(resolve));
      else releases.shift()?.();
      return [`${doctor} ${date}`];
    },
  });
  const answers = ['first', 'second'].map((doctor) => call('getTakenSlots', doctor, '2026-11-24'));
  expect(await Promise.all(answers)).toEqual([['first 2026-11-24'], ['second 2026-11-24']]);
});

test('a hundred in one turn are all answered', async () => {
  const call = connect({ removeBefore: async (date) => Number(date) });
  const numbers = Array.from({ length: 100 }, (_, index) => index);
  expect(await Promise.all(numbers.map((number) => call('removeBefore', String(number), '')))).toEqual(numbers);
});

test('an error keeps its class and its code', async () => {
  const full = Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' });
  const call = connect({
    checkReady: () => Promise.reject(new StoreUnavailableError('later', { cause: full })),
    getNewestCreation: () => Promise.reject(Object.assign(new Error('no such column'), { code: 'SQLITE_ERROR' })),
  });
  const unavailable = await call('checkReady').catch((error: unknown) => error);
  expect(unavailable).toBeInstanceOf(StoreUnavailableError);
  expect(unavailable).toMatchObject({ cause: { code: 'SQLITE_FULL' } });
  const broken = await call('getNewestCreation').catch((error: unknown) => error);
  expect(broken).not.toBeInstanceOf(StoreUnavailableError);
  expect(broken).toMatchObject({ message: 'no such column', code: 'SQLITE_ERROR' });
});

test('when the thread ends, those who wait and those who come later are told that the store is unavailable', async () => {
  const { port1, port2 } = new MessageChannel();
  const call = createStoreCalls(port1);
  setTimeout(() => port2.close(), 50);
  await expect(call('checkReady')).rejects.toBeInstanceOf(StoreUnavailableError);
  await expect(call('checkReady')).rejects.toBeInstanceOf(StoreUnavailableError);
});
