import { toBusyTimes } from '#src/busy/busy-closures.ts';
import { readBusySpans } from '#src/busy/calendar-file.ts';

/** Mondays are 23 and 30 November. */
export const DAYS = { from: '2026-11-20', to: '2026-12-05', timeZone: 'Asia/Kolkata' };

/** Reads the busy times of a file as `day first–last`, and days that are wholly busy as `day`. */
export function read(file: string | Uint8Array, days = DAYS): string[] {
  return toBusyTimes(readBusySpans(Buffer.from(file), days, new Set()), days).map(
    ({ first_date, first_time, last_time }) => {
      const day = first_date.slice(5);
      return first_time === '00:00' && last_time === '23:59' ? day : `${day} ${first_time}–${last_time}`;
    },
  );
}
