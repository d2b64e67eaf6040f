import { getPinnedNode } from './pinned-node.mjs';
import { run, toExitCode } from './run.mjs';

/**
 * How a program that has stalled ends, and its exit code then. Its threads would never answer, so the system ends it. On
 * POSIX a signal does that nothing else sends; Windows has no such signal, but ends an aborted program with a fixed code.
 */
export function getStallEnding(platform = process.platform) {
  if (platform === 'win32') return { code: 134, end: () => process.abort() };
  return { code: toExitCode('SIGALRM'), end: () => process.kill(process.pid, 'SIGALRM') };
}

/** The exit code of a program that has stalled. */
export const STALLED = getStallEnding().code;

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
    getStallEnding().end();
  }, tickMs);
  timer.unref();
}

/** How often a program that stalls is started before it counts as failed. */
const STARTS = 3;

/** Runs a program of the project, and starts it again when it has stalled; returns its exit code. */
export async function runUnstalled(program, args, options) {
  for (let start = 1; ; start += 1) {
    const code = await run(getPinnedNode(), [program, ...args], options);
    if (code !== STALLED || start === STARTS) return code;
    process.stderr.write('Beginning again with the pictures that are ready …\n');
  }
}
