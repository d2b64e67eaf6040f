import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Sends this many requests per second, whether or not earlier ones are answered, and waits for all answers. Throws when
 * a request fails.
 */
export async function sendSteadily(perSecond: number, seconds: number, send: () => Promise<unknown>): Promise<void> {
  const start = performance.now();
  const failures: unknown[] = [];
  const answers: Promise<unknown>[] = [];
  for (let sent = 0; sent < perSecond * seconds; sent += 1) {
    const waitMs = start + (sent / perSecond) * 1000 - performance.now();
    if (waitMs > 0) await sleep(waitMs);
    answers.push(send().catch((error: unknown) => failures.push(error)));
  }
  await Promise.all(answers);
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} of ${answers.length} requests failed.`);
}
