/** The morning on which all that is heard happens: a Monday far from today, by the clock of the clinic. */
export const FIXED_DAY = '2031-03-03';
export const FIXED_TIME = '08:00';

/** Lets a page read this time, for ever; its timers go on. It runs in the page, before its scripts. */
export function fixClock(now: number): void {
  const RealDate = Date;
  window.Date = class extends RealDate {
    constructor(...args: unknown[]) {
      super(...((args.length > 0 ? args : [now]) as [number]));
    }
    static override now = () => now;
  } as DateConstructor;
}
