import { expect, test } from 'vitest';
import { createBatch } from '#src/appointments/store/insert.ts';

test('items that arrive in one turn of the event loop are run together, each with its own result', async () => {
  const runs: number[][] = [];
  const add = createBatch<number, number>(async (items) => {
    runs.push(items);
    return items.map((value) => value * 10);
  });

  expect(await Promise.all([add(1), add(2), add(3)])).toEqual([10, 20, 30]);
  expect(await add(4)).toBe(40);
  expect(runs).toEqual([[1, 2, 3], [4]]);
});

test('the first of many items that arrive in one turn are run before it ends', async () => {
  const runs: number[] = [];
  const add = createBatch<number, number>(async (items) => {
    runs.push(items.length);
    return items;
  });
  const all = Array.from({ length: 100 }, (_, index) => add(index));
  expect(runs).toEqual([64]);
  expect(await Promise.all(all)).toHaveLength(100);
  expect(runs).toEqual([64, 36]);
});

test('all items of a failed run fail, and the next run does not', async () => {
  let isBroken = true;
  const add = createBatch<number, number>(async (items) => {
    if (isBroken) throw new Error('disk full');
    return items;
  });
  const results = await Promise.allSettled([add(1), add(2)]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  isBroken = false;
  expect(await add(3)).toBe(3);
});

test('items that arrive during a run wait for it and are run together', async () => {
  const runs: number[][] = [];
  let finish = () => {};
  const add = createBatch<number, number>(async (items) => {
    runs.push(items);
    if (runs.length === 1) await new Promise<void>((resolve) => (finish = resolve));
    return items;
  });
  const first = add(1);
  await new Promise((resolve) => setImmediate(resolve));
  const later = [add(2)];
  await new Promise((resolve) => setImmediate(resolve));
  later.push(add(3));
  expect(runs).toEqual([[1]]);
  finish();
  expect(await Promise.all([first, ...later])).toEqual([1, 2, 3]);
  expect(runs).toEqual([[1], [2, 3]]);
});

test('many items that arrive during a run fill another run beside it, and the rest wait', async () => {
  const runs: number[] = [];
  const finish: (() => void)[] = [];
  const add = createBatch<number, number>(async (items) => {
    runs.push(items.length);
    await new Promise<void>((resolve) => finish.push(resolve));
    return items;
  });
  const all = Array.from({ length: 200 }, (_, index) => add(index));
  await new Promise((resolve) => setImmediate(resolve));
  expect(runs).toEqual([64, 64]);
  finish[1]?.();
  await Promise.all(all.slice(64, 128));
  expect(runs).toEqual([64, 64, 72]);
  for (const end of finish) end();
  expect(await Promise.all(all)).toEqual(all.map((_, index) => index));
});
