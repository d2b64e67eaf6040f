/** Things that are remembered; then the one unheard of for the longest time is forgotten. */
const MAX_KEYS = 10_000;

type Addition = {
  /** Senders of late, this one included. */
  count: number;
  /** As if it had not been added. */
  takeBack: () => void;
};

/** Who of late sent the same thing. Remembers no more than tells whether they are many. */
export class RecentSenders<Sender> {
  readonly #windowMs: number;
  readonly #timesByKey = new Map<string, Map<Sender, number>>();

  constructor(windowMs: number) {
    this.#windowMs = windowMs;
  }

  /** `max` is how many are not many yet. */
  add(key: string, sender: Sender, max: number, nowMs: number): Addition {
    const times = this.#getTimes(key);
    const isKnown = times.has(sender);
    // To the end: a Map keeps the order in which its keys came.
    times.delete(sender);
    times.set(sender, nowMs);
    for (const [oldest, ms] of times) {
      if (times.size <= max + 1 && nowMs - ms < this.#windowMs) break;
      times.delete(oldest);
    }
    return { count: times.size, takeBack: () => void (isKnown || times.delete(sender)) };
  }

  #getTimes(key: string): Map<Sender, number> {
    const times = this.#timesByKey.get(key) ?? new Map<Sender, number>();
    this.#timesByKey.delete(key);
    this.#timesByKey.set(key, times);
    const [stalest] = this.#timesByKey.keys();
    if (this.#timesByKey.size > MAX_KEYS && stalest !== undefined) this.#timesByKey.delete(stalest);
    return times;
  }
}
