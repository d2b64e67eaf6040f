/**
 * Makes a function that reads days for the pages that look on. One event sends all of them at once: those that ask while
 * a day is being read share the next reading of it, which knows all that was changed before they asked.
 */
export function shareReadings<Day>(read: (date: string) => Promise<Day>): (date: string) => Promise<Day> {
  const running = new Map<string, Promise<unknown>>();
  const next = new Map<string, Promise<Day>>();

  async function readNext(date: string): Promise<Day> {
    await running.get(date);
    next.delete(date);
    const reading = read(date);
    const ended = reading.catch(() => undefined).finally(() => running.delete(date));
    running.set(date, ended);
    return reading;
  }

  return (date) => {
    const reading = next.get(date) ?? readNext(date);
    next.set(date, reading);
    return reading;
  };
}
