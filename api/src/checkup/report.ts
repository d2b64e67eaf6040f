import type { State } from './finding.ts';
import type { CheckResult } from './run-checkup.ts';

const EXIT_CODES: Record<State, number> = { ok: 0, warning: 1, fault: 2 };

/** The exit code of the worst: 0, 1 for a warning, 2 for a fault. */
export function toWorstCode(results: readonly CheckResult[]): number {
  return Math.max(0, ...results.map(({ state }) => EXIT_CODES[state]));
}

/** Writes the results for people: a line for each, its remedy below it, and the counts at the end. */
export function describeResults(results: readonly CheckResult[]): string {
  const lines = results.flatMap(({ check, state, says, remedy }) => [
    `${state.padEnd('warning'.length)}  ${check}: ${says}`,
    ...(remedy === '' ? [] : [`${' '.repeat('warning'.length)}  -> ${remedy}`]),
  ]);
  const count = (state: State) => results.filter((result) => result.state === state).length;
  return [...lines, `${count('ok')} ok, warnings: ${count('warning')}, faults: ${count('fault')}`].join('\n');
}
