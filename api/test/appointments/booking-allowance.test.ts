import { expect, test } from 'vitest';
import { BookingAllowance } from '#src/appointments/booking-allowance.ts';

const WINDOW_MS = 600_000;

function createAllowance(max: number) {
  const clock = { ms: 1000 };
  return { clock, allowance: new BookingAllowance({ max, windowMs: WINDOW_MS, getNowMs: () => clock.ms }) };
}

/** The names of the decisions that have been made so far. */
function track(decisions: Promise<{ isGranted: boolean }>[]) {
  const made: string[] = [];
  decisions.forEach((decision, index) => {
    decision.then(({ isGranted }) => made.push(`${index} ${isGranted ? 'granted' : 'refused'}`));
  });
  return made;
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

test('bookings are granted up to the limit, then refused with the rest of the window', async () => {
  const { allowance, clock } = createAllowance(2);
  for (let booking = 1; booking <= 2; booking += 1) {
    expect(await allowance.acquire('a')).toEqual({ isGranted: true });
    allowance.settle('a', true);
    clock.ms += 1000;
  }
  expect(await allowance.acquire('a')).toEqual({ isGranted: false, retryAfterMs: WINDOW_MS - 2000 });
  expect(await allowance.acquire('b')).toEqual({ isGranted: true });
});

test('a new window begins after the old one', async () => {
  const { allowance, clock } = createAllowance(1);
  await allowance.acquire('a');
  allowance.settle('a', true);
  clock.ms += WINDOW_MS - 1;
  expect((await allowance.acquire('a')).isGranted).toBe(false);
  clock.ms += 1;
  expect((await allowance.acquire('a')).isGranted).toBe(true);
});

test('an attempt waits while it depends on others, in the order of arrival', async () => {
  const { allowance } = createAllowance(2);
  const made = track(Array.from({ length: 5 }, () => allowance.acquire('a')));
  await settled();
  expect(made).toEqual(['0 granted', '1 granted']);

  allowance.settle('a', false);
  await settled();
  expect(made).toEqual(['0 granted', '1 granted', '2 granted']);

  allowance.settle('a', true);
  await settled();
  expect(made).toHaveLength(3);

  allowance.settle('a', true);
  await settled();
  expect(made.slice(3)).toEqual(['3 refused', '4 refused']);
});

test('addresses are forgotten when nothing was booked, or when their window is over', async () => {
  const { allowance, clock } = createAllowance(5);
  await allowance.acquire('nothing booked');
  allowance.settle('nothing booked', false);
  expect(allowance.size).toBe(0);

  for (let address = 0; address < 100; address += 1) {
    await allowance.acquire(`address ${address}`);
    allowance.settle(`address ${address}`, true);
  }
  expect(allowance.size).toBe(100);
  clock.ms += WINDOW_MS;
  await allowance.acquire('later');
  expect(allowance.size).toBe(1);
});
