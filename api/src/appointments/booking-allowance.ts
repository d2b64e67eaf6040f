/** What an address is told: it may try to book, or must wait. */
export type Decision = Grant | { isGranted: false; retryAfterMs: number };

/** To be settled once: how the attempt ended. */
export type Grant = { isGranted: true; settle: (isBooked: boolean) => void };

type Address = {
  windowStartMs: number;
  confirmed: number;
  inFlight: number;
  waiting: ((decision: Decision) => void)[];
};

export type BookingAllowanceOptions = {
  /** Bookings per address in a window. */
  max: number;
  windowMs: number;
  /** Milliseconds of a clock that never goes back. */
  getNowMs?: () => number;
};

/**
 * Counts the bookings that succeed, per address, in windows that begin with the first of them. Attempts that fail
 * cost nothing, so while it is open whether those under way will succeed, the next one waits for them instead of
 * being refused too early or let through too often.
 */
export class BookingAllowance {
  readonly #max: number;
  readonly #windowMs: number;
  readonly #getNowMs: () => number;
  readonly #addresses = new Map<string, Address>();
  #nextSweepMs: number;

  constructor({ max, windowMs, getNowMs = () => performance.now() }: BookingAllowanceOptions) {
    this.#max = max;
    this.#windowMs = windowMs;
    this.#getNowMs = getNowMs;
    this.#nextSweepMs = getNowMs() + windowMs;
  }

  /** How many addresses are remembered. */
  get size(): number {
    return this.#addresses.size;
  }

  /** First come, first served. */
  acquire(name: string): Promise<Decision> {
    this.#sweep();
    const address = this.#getAddress(name);
    const decision = address.waiting.length === 0 ? this.#decide(name, address) : null;
    if (decision) return Promise.resolve(decision);
    return new Promise((resolve) => address.waiting.push(resolve));
  }

  #settle(name: string, address: Address, isBooked: boolean): void {
    address.inFlight -= 1;
    if (isBooked) {
      this.#endWindow(address);
      if (address.confirmed === 0) address.windowStartMs = this.#getNowMs();
      address.confirmed += 1;
    }
    for (let next = address.waiting[0]; next; next = address.waiting[0]) {
      const decision = this.#decide(name, address);
      if (!decision) break;
      address.waiting.shift();
      next(decision);
    }
    if (isIdle(address) && address.confirmed === 0) this.#addresses.delete(name);
  }

  /** `null` while it depends on attempts that are under way. */
  #decide(name: string, address: Address): Decision | null {
    const leftMs = this.#endWindow(address);
    if (address.confirmed >= this.#max) return { isGranted: false, retryAfterMs: leftMs };
    if (address.confirmed + address.inFlight >= this.#max) return null;
    address.inFlight += 1;
    return { isGranted: true, settle: (isBooked) => this.#settle(name, address, isBooked) };
  }

  /** When its time has come. Answers with the milliseconds until then. */
  #endWindow(address: Address): number {
    const leftMs = address.windowStartMs + this.#windowMs - this.#getNowMs();
    if (leftMs <= 0) address.confirmed = 0;
    return leftMs;
  }

  #getAddress(name: string): Address {
    const known = this.#addresses.get(name);
    if (known) return known;
    const address: Address = { windowStartMs: this.#getNowMs(), confirmed: 0, inFlight: 0, waiting: [] };
    this.#addresses.set(name, address);
    return address;
  }

  /** Forgets addresses whose window is over, once per window, so that memory does not grow with the years. */
  #sweep(): void {
    const nowMs = this.#getNowMs();
    if (nowMs < this.#nextSweepMs) return;
    this.#nextSweepMs = nowMs + this.#windowMs;
    for (const [name, address] of this.#addresses) {
      if (isIdle(address) && nowMs - address.windowStartMs >= this.#windowMs) this.#addresses.delete(name);
    }
  }
}

function isIdle({ inFlight, waiting }: Address): boolean {
  return inFlight === 0 && waiting.length === 0;
}
