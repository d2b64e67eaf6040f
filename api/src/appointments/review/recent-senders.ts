/** What nobody sent again while so many other things came is forgotten, at the latest when as many more have come. */
const MAX_KEYS = 5000;

type Addition = {
  /** Senders of late, this one included. */
  count: number;
  /** As if it had not been added. */
  takeBack: () => void;
};

/** Who of late sent the same thing. Remembers no more than tells whether they are many. */
export class RecentSenders<Sender> {
  readonly #windowMs: number;
  #timesByKey = new Map<string, Map<Sender, number>>();
  /** Of the generation before. Two of them, because a Map finds its oldest key slowly once many are deleted. */
  #before = this.#timesByKey;

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
