import { expect, test } from 'vitest';
import { createLoadLimit } from '#src/limits/load-limit.ts';
import { Refusal } from '#src/refusal.ts';

const settled = () => new Promise((resolve) => setImmediate(resolve));

test('requests run in order, three hundred at once, and beyond six hundred are told to come back', async () => {
  const withinLoadLimit = createLoadLimit();
  const started: number[] = [];
  const finish: (() => void)[] = [];
  const bookings = Array.from({ length: 600 }, (_, index) =>
    withinLoadLimit(async () => {
      started.push(index);
      await new Promise<void>((resolve) => finish.push(resolve));
      return index;
    }),
  );
  await settled();
  expect(started).toHaveLength(300);

  const refusal = await withinLoadLimit(async () => 'never').catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(Refusal);
  expect(refusal).toMatchObject({ statusCode: 503, headers: { 'retry-after': expect.stringMatching(/^\d+$/) } });

  while (finish.length > 0) {
    finish.shift()?.();
    await settled();
  }
  expect(await Promise.all(bookings)).toEqual(started);
  expect(await withinLoadLimit(async () => 'free again')).toBe('free again');
});

test('a request that fails makes room too', async () => {
  const withinLoadLimit = createLoadLimit();
  const fail = async () => {
    throw new Error('disk full');
  };
  for (let round = 1; round <= 2; round += 1) {
    const results = await Promise.allSettled(Array.from({ length: 600 }, () => withinLoadLimit(fail)));
    expect(results.every(({ status, ...rest }) => 'reason' in rest && rest.reason.message === 'disk full')).toBe(true);
  }
});
