/**
 * Makes a function that reads days for the open pages of the desk. One event makes all of them ask at once. Those that
 * ask while a day is being read share the next reading of it, which has every change that was made before they asked.
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
