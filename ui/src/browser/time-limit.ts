/** Creates a signal that aborts after this time. Safari 15 and Chrome 99 have no `AbortSignal.timeout`. */
export function createTimeLimit(limitMs: number): AbortSignal {
  const controller = new AbortController();
  setTimeout(() => controller.abort(), limitMs);
  return controller.signal;
}
