import { expect, test, vi } from 'vitest';
import { shareReadings } from './queries.ts';

const MONDAY = '2030-01-07';
const TUESDAY = '2030-01-08';

/** Makes readings that end one by one when `end` is called; each resolves to its number. */
function createReadings() {
  const ends: (() => void)[] = [];
  const read = vi.fn((_date: string) => {
    const number = ends.length + 1;
    return new Promise<number>((resolve) => ends.push(() => resolve(number)));
  });
  const end = async (number: number) => {
    await vi.waitFor(() => expect(ends.length).toBeGreaterThanOrEqual(number));
    ends[number - 1]?.();
  };
  return { read, end, ask: shareReadings(read) };
}

test('pages that ask while a day is read share the next reading, which begins after they asked', async () => {
  const { read, end, ask } = createReadings();
  const first = [ask(MONDAY), ask(MONDAY)];
  await vi.waitFor(() => expect(read).toHaveBeenCalledOnce());
  const later = [ask(MONDAY), ask(MONDAY), ask(MONDAY)];
  await end(1);
  expect(await Promise.all(first)).toEqual([1, 1]);
  await end(2);
  expect(await Promise.all(later)).toEqual([2, 2, 2]);
  expect(read).toHaveBeenCalledTimes(2);
});

test('days do not wait for each other', async () => {
  const { end, ask } = createReadings();
  const [monday, tuesday] = [ask(MONDAY), ask(TUESDAY)];
  await end(2);
  expect(await tuesday).toBe(2);
  await end(1);
  expect(await monday).toBe(1);
});

test('a reading that fails is told to those who share it, and the next one is new', async () => {
  const read = vi.fn().mockRejectedValueOnce(new Error('The database is away.')).mockResolvedValueOnce('day');
  const ask = shareReadings(read);
  const asked = await Promise.allSettled([ask(MONDAY), ask(MONDAY)]);
  expect(asked.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await ask(MONDAY)).toBe('day');
});
