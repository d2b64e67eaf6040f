import { availableParallelism, loadavg } from 'node:os';

/** The value that a figure, or the ratio of two figures of one run, has to reach. */
export type Aim = { atLeast: number } | { atMost: number };

/** Above this load per processor, other programs disturb the measurement. */
const BUSY_LOAD_PER_CPU = 0.3;

/** The load of the last minute, read before the benchmark adds its own. */
const [load = 0] = loadavg();
const IS_BUSY = load / availableParallelism() > BUSY_LOAD_PER_CPU;

if (IS_BUSY) {
  const cpus = `${availableParallelism()} processors`;
  console.log(`\nTHE MACHINE IS BUSY (load average ${load.toFixed(1)} on ${cpus}): measure again when it is quiet.`);
}

/** Says whether a ratio reaches its aim; a miss sets the exit code of the process to 1. */
export function toVerdict(ratio: number, aim: Aim): string {
  return `${ratio.toFixed(2).padStart(6)} times that, ${toFigureVerdict(ratio, aim)}`;
}

/** Says whether a figure reaches its aim; a miss sets the exit code of the process to 1. */
export function toFigureVerdict(figure: number, aim: Aim): string {
  if (!isReached(figure, aim)) process.exitCode = 1;
  const wanted = 'atLeast' in aim ? `at least ${aim.atLeast}` : `at most ${aim.atMost}`;
  const verdict = isReached(figure, aim) ? 'reached' : 'MISSED';
  return `aim ${wanted}: ${verdict}${IS_BUSY ? ' (busy machine)' : ''}`;
}

export function isReached(figure: number, aim: Aim): boolean {
  return 'atLeast' in aim ? figure >= aim.atLeast : figure <= aim.atMost;
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
