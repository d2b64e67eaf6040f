/** Of a supervisor, of a person's Ctrl-C, of a terminal that is closed. */
export const STOP_SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;

/** By then whoever presses Ctrl-C again has seen that it takes a while. */
const IMPATIENCE_MS = 2000;

/**
 * Calls `stop` at the first of them. Those that follow tell the same wish: a supervisor or terminal signals every process
 * of a group, and a parent hands on what it got. Only who presses Ctrl-C again, later, is not made to wait any longer.
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
