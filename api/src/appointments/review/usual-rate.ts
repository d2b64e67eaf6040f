const MINUTE_MS = 60_000;
const MINUTES = 60;

/** The average number of bookings per minute over the last hour. */
export class UsualRate {
  readonly #countByMinute = new Map<number, number>();

  add(nowMs: number): void {
    const minute = Math.floor(nowMs / MINUTE_MS);
    this.#countByMinute.set(minute, (this.#countByMinute.get(minute) ?? 0) + 1);
  }

  getPerMinute(nowMs: number): number {
    const first = Math.floor(nowMs / MINUTE_MS) - MINUTES;
    let sum = 0;
    for (const [minute, count] of this.#countByMinute) {
      if (minute <= first) this.#countByMinute.delete(minute);
      else sum += count;
    }
    return sum / MINUTES;
  }
}
