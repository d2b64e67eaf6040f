import { availableParallelism, loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';

/** Above this load per processor, other programs disturb the measurement. */
const BUSY_LOAD_PER_CPU = 0.3;
/** The load of a benchmark that has just ended falls under that limit within this time. */
const WAIT_MAX_MS = 3 * 60_000;
const STEP_MS = 5000;

/** Waits until the machine is quiet, at most three minutes. Resolves to whether it is still busy. */
export async function waitForQuiet(): Promise<boolean> {
  if (!isBusy()) return false;
  console.log(`\nThe machine is busy (load average ${getLoad().toFixed(1)}); waiting until it is quiet …`);
  const end = performance.now() + WAIT_MAX_MS;
  while (isBusy() && performance.now() < end) await sleep(STEP_MS);
  return isBusy();
}

const isBusy = () => getLoad() / availableParallelism() > BUSY_LOAD_PER_CPU;

/** The load of the last minute. */
const getLoad = () => loadavg()[0] ?? 0;
