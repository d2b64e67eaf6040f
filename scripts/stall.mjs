import { toExitCode } from './run.mjs';

/** Nothing else sends this signal, and it ends a process whose threads would never answer. */
const SIGNAL = 'SIGALRM';

/** The exit code of a program that has stalled. */
export const STALLED = toExitCode(SIGNAL);

const TICK_MS = 10_000;
/** A build that works uses a whole core; one that stalls less than a hundredth. */
const IDLE_SHARE = 0.01;
const IDLE_TICKS_MAX = 9;

/**
 * Ends this process when none of its threads has worked for more than a minute and a half. libvips, which encodes
 * pictures, waits for itself once in very many builds (https://github.com/lovell/sharp/issues/4486), and nothing else
 * would tell.
 */
export function endWhenStalled({ tickMs = TICK_MS } = {}) {
  let idleTicks = 0;
  let last = process.cpuUsage();
  const timer = setInterval(() => {
    const { user, system } = process.cpuUsage(last);
    last = process.cpuUsage();
    const isIdle = (user + system) / 1000 < tickMs * IDLE_SHARE;
    idleTicks = isIdle ? idleTicks + 1 : 0;
    if (idleTicks <= IDLE_TICKS_MAX) return;
    process.stderr.write('The build stood still, and has ended itself.\n');
    process.kill(process.pid, SIGNAL);
  }, tickMs);
  timer.unref();
}
