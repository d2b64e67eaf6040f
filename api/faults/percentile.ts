/** Returns the smallest value that at least `percent` percent of the values do not exceed; `NaN` without values. */
export function getPercentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.ceil((percent / 100) * sorted.length) - 1] ?? Number.NaN;
}
