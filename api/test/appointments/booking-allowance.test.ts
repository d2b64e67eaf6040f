import { expect, test } from 'vitest';
import { BookingAllowance, type Decision } from '#src/appointments/booking-allowance.ts';

const WINDOW_MS = 600_000;

function createAllowance(max: number) {
  const clock = { ms: 1000 };
  return { clock, allowance: new BookingAllowance({ max, windowMs: WINDOW_MS, getNowMs: () => clock.ms }) };
}

function settle(decision: Decision | undefined, isBooked: boolean): void {
  if (!decision?.isGranted) throw new Error('Only what was granted can be settled.');
  decision.settle(isBooked);
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
    settle(await allowance.acquire('a'), true);
    clock.ms += 1000;
  }
  expect(await allowance.acquire('a')).toEqual({ isGranted: false, retryAfterMs: WINDOW_MS - 2000 });
  expect(await allowance.acquire('b')).toMatchObject({ isGranted: true });
});

test('a new window begins after the old one', async () => {
  const { allowance, clock } = createAllowance(1);
  settle(await allowance.acquire('a'), true);
  clock.ms += WINDOW_MS - 1;
  expect((await allowance.acquire('a')).isGranted).toBe(false);
  clock.ms += 1;
  expect((await allowance.acquire('a')).isGranted).toBe(true);
});

test('a booking that ends in the next window counts towards that one', async () => {
  const { allowance, clock } = createAllowance(2);
  settle(await allowance.acquire('a'), true);
  const late = await allowance.acquire('a');
  clock.ms += WINDOW_MS;
  settle(late, true);
  settle(await allowance.acquire('a'), true);
  expect(await allowance.acquire('a')).toEqual({ isGranted: false, retryAfterMs: WINDOW_MS });
});

test('an attempt waits while it depends on others, in the order of arrival', async () => {
  const { allowance } = createAllowance(2);
  const attempts = Array.from({ length: 5 }, () => allowance.acquire('a'));
  const made = track(attempts);
  await settled();
  expect(made).toEqual(['0 granted', '1 granted']);

  settle(await attempts[0], false);
  await settled();
  expect(made).toEqual(['0 granted', '1 granted', '2 granted']);

  settle(await attempts[1], true);
  await settled();
  expect(made).toHaveLength(3);

  settle(await attempts[2], true);
  await settled();
  expect(made.slice(3)).toEqual(['3 refused', '4 refused']);
});

test('addresses are forgotten when nothing was booked, or when their window is over', async () => {
  const { allowance, clock } = createAllowance(5);
  settle(await allowance.acquire('nothing booked'), false);
  expect(allowance.size).toBe(0);

  for (let address = 0; address < 100; address += 1) {
    settle(await allowance.acquire(`address ${address}`), true);
  }
  expect(allowance.size).toBe(100);
  clock.ms += WINDOW_MS;
  await allowance.acquire('later');
  expect(allowance.size).toBe(1);
});
