/**
 * Calls `onChange` when another process may have changed appointments, closures, sessions or notes, until the returned
 * function is called.
 */
export type Watch = (onChange: () => void, trouble?: WatchTrouble) => () => void;

/** Called when changes are no longer heard, and when they are heard again. */
export type WatchTrouble = { onLost: (error: unknown) => void; onRestored: () => void };
