/**
 * Names the part of the day of a time on the 24-hour clock: `14:00` -> `Afternoon`. In a file of its own, because the
 * wizard downloads the headings above many times late.
 */
export function timeToPartOfDay(time: string): string {
  if (time < '12:00') return 'Morning';
  return time < '17:00' ? 'Afternoon' : 'Evening';
}
