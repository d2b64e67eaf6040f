import { waitForQuiet } from './quiet.ts';

/** The value that a figure, or the ratio of two figures of one run, has to reach. */
export type Aim = { atLeast: number } | { atMost: number };

/** Every benchmark waits here for other programs, and for the one before it. */
const IS_BUSY = await waitForQuiet();

/** Says whether a ratio reaches its aim; a miss sets the exit code of the process to 1. */
export function toVerdict(ratio: number, aim: Aim): string {
  return `${ratio.toFixed(2).padStart(6)} times that, ${toFigureVerdict(ratio, aim)}`;
}

/** Says whether a figure reaches its aim; a miss sets the exit code of the process to 1. On a busy machine it is no figure. */
export function toFigureVerdict(figure: number, aim: Aim): string {
  if (IS_BUSY) return 'NO FIGURE (busy machine)';
  if (!isReached(figure, aim)) process.exitCode = 1;
  const wanted = 'atLeast' in aim ? `at least ${aim.atLeast}` : `at most ${aim.atMost}`;
  const verdict = isReached(figure, aim) ? 'reached' : 'MISSED';
  return `aim ${wanted}: ${verdict}`;
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
