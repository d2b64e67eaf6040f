/** The size of a generation of keys. A key is forgotten when one to two generations pass without it. */
const MAX_KEYS = 5000;

/** Counts the senders of one key within a window of time, up to one more than `max`. */
export class RecentSenders<Sender> {
  readonly #windowMs: number;
  #timesByKey = new Map<string, Map<Sender, number>>();
  /** Whole generations are dropped, because a Map finds its oldest key slowly after many deletions. */
  #before = this.#timesByKey;

  constructor(windowMs: number) {
    this.#windowMs = windowMs;
  }

  /**
   * Adds a sender, and returns the number of the key's senders within the window, with `takeBack`, which undoes the
   * addition. `max` is the largest count that is not a burst.
   */
  add(key: string, sender: Sender, max: number, nowMs: number): { count: number; takeBack: () => void } {
    const times = this.#timesByKey.get(key) ?? this.#before.get(key) ?? new Map<Sender, number>();
    if (this.#timesByKey.size >= MAX_KEYS) {
      this.#before = this.#timesByKey;
      this.#timesByKey = new Map();
    }
    this.#timesByKey.set(key, times);
    const isKnown = times.has(sender);
    // A Map keeps the order of insertion, so this moves the sender to the end.
    times.delete(sender);
    times.set(sender, nowMs);
    for (const [oldest, ms] of times) {
      if (times.size <= max + 1 && nowMs - ms < this.#windowMs) break;
      times.delete(oldest);
    }
    return { count: times.size, takeBack: () => void (isKnown || times.delete(sender)) };
  }
}
