/** A signal that aborts after this time, in browsers without `AbortSignal.timeout` too (Safari 15, Chrome 99). */
export function createTimeLimit(limitMs: number): AbortSignal {
  if ('timeout' in AbortSignal) return AbortSignal.timeout(limitMs);
  const controller = new AbortController();
  setTimeout(() => controller.abort(), limitMs);
  return controller.signal;
}
