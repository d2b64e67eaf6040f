import { availableParallelism, loadavg } from 'node:os';

/** What a figure has to reach on any machine, as a ratio to another one of the same run. */
export type Aim = { atLeast: number } | { atMost: number };

/** More than this per processor, and others take part of what is measured. */
const BUSY_LOAD_PER_CPU = 0.3;

/** Of the last minute before the benchmark began, which makes a load of its own. */
const [load = 0] = loadavg();
const IS_BUSY = load / availableParallelism() > BUSY_LOAD_PER_CPU;

if (IS_BUSY) {
  const cpus = `${availableParallelism()} processors`;
  console.log(`\nTHE MACHINE IS BUSY (load average ${load.toFixed(1)} on ${cpus}): measure again when it is quiet.`);
}

/** Says whether an aim is reached; a miss becomes the exit code of the process. */
export function judge(ratio: number, aim: Aim): string {
  const isReached = 'atLeast' in aim ? ratio >= aim.atLeast : ratio <= aim.atMost;
  if (!isReached) process.exitCode = 1;
  const wanted = 'atLeast' in aim ? `at least ${aim.atLeast}` : `at most ${aim.atMost}`;
  const verdict = isReached ? 'reached' : 'MISSED';
  return `${ratio.toFixed(2).padStart(6)} times that, aim ${wanted}: ${verdict}${IS_BUSY ? ' (busy machine)' : ''}`;
}

export function tellSkipped(what: string, packageName: string): void {
  console.log(`\nNOT MEASURED: ${what} (apt install ${packageName})`);
}

export function getMedian(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

/** `12345.6` -> `  12,346` */
export function formatCount(value: number): string {
  return Math.round(value).toLocaleString('en').padStart(8);
}
