/** The average number of bookings in a unit of time, such as a minute, over some of these units. */
export class UsualRate {
  readonly #unitMs: number;
  readonly #units: number;
  readonly #countByUnit = new Map<number, number>();

  constructor(unitMs: number, units: number) {
    this.#unitMs = unitMs;
    this.#units = units;
  }

  add(nowMs: number): void {
    const unit = Math.floor(nowMs / this.#unitMs);
    this.#countByUnit.set(unit, (this.#countByUnit.get(unit) ?? 0) + 1);
  }

  get(nowMs: number): number {
    const first = Math.floor(nowMs / this.#unitMs) - this.#units;
    let sum = 0;
    for (const [unit, count] of this.#countByUnit) {
      if (unit <= first) this.#countByUnit.delete(unit);
      else sum += count;
    }
    return sum / this.#units;
  }
}
