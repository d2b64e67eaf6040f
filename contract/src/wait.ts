const UNITS = [
  { unit: 'hour', seconds: 3600, from: 5400 },
  { unit: 'minute', seconds: 60, from: 60 },
  { unit: 'second', seconds: 1, from: 0 },
] as const;

/** Rounds a time to wait up to a unit that people count in: 170 -> 3 minutes */
export function roundWait(waitSeconds: number) {
  const { unit, seconds } = UNITS.find(({ from }) => waitSeconds >= from) ?? UNITS[2];
  return { count: Math.ceil(waitSeconds / seconds), unit };
}
