/** The signals that a supervisor, Ctrl-C and a closed terminal send. */
export const STOP_SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;

/** A Ctrl-C later than this after the first signal means that the person does not want to wait. */
const IMPATIENCE_MS = 2000;

/**
 * Calls `stop` at the first signal. Signals that follow are repetitions, because a supervisor or terminal signals every
 * process of a group, and a parent hands its signal on. Only a later Ctrl-C ends the process at once.
 */
export function onStopSignal(stop: () => void): void {
  let firstMs: number | undefined;
  for (const signal of STOP_SIGNALS) {
    process.on(signal, () => {
      if (firstMs === undefined) {
        firstMs = performance.now();
        stop();
      } else if (signal === 'SIGINT' && performance.now() - firstMs > IMPATIENCE_MS) {
        process.exit(1);
      }
    });
  }
}
