/** The size of a generation of keys. A key is forgotten when one to two generations pass without it. */
const MAX_KEYS = 5000;

type Addition = {
  /** The number of senders of this key within the window, including this one. */
  count: number;
  /** Undoes the addition. */
  takeBack: () => void;
};

/** Counts the senders of one key within a window of time, up to one more than `max`. */
export class RecentSenders<Sender> {
  readonly #windowMs: number;
  #timesByKey = new Map<string, Map<Sender, number>>();
  /**
   * The previous generation. Whole generations are dropped because a Map finds its oldest key slowly after many
   * deletions.
   */
  #before = this.#timesByKey;

  constructor(windowMs: number) {
    this.#windowMs = windowMs;
  }

  /** `max` is the largest count that is not a burst. */
  add(key: string, sender: Sender, max: number, nowMs: number): Addition {
    const times = this.#getTimes(key);
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

  #getTimes(key: string): Map<Sender, number> {
    const known = this.#timesByKey.get(key);
    if (known) return known;
    const times = this.#before.get(key) ?? new Map<Sender, number>();
    if (this.#timesByKey.size >= MAX_KEYS) {
      this.#before = this.#timesByKey;
      this.#timesByKey = new Map();
    }
    this.#timesByKey.set(key, times);
    return times;
  }
}
