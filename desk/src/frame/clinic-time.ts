import type { AppointmentsTable } from '@clinic/api/database/appointment-tables.ts';
import { getUtcOffsetMs, toInstant } from '@clinic/contract/clinic-clock.ts';
import { getMinutes } from '@clinic/contract/timetable.ts';

const MS_PER_MINUTE = 60_000;

/** Writes an instant as a zone's clock shows it, with its distance from UTC: `2026-11-24T14:00:00+05:30`. */
export function toZonedText(timeZone: string, instant: Date): string {
  const offsetMs = getUtcOffsetMs(timeZone, instant.getTime());
  const local = new Date(instant.getTime() + offsetMs).toISOString().slice(0, 19);
  const minutes = Math.abs(offsetMs) / MS_PER_MINUTE;
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0'));
  return `${local}${offsetMs < 0 ? '-' : '+'}${hours}:${rest}`;
}

/** Returns the start and the end of an appointment. */
export function toPeriod(
  timeZone: string,
  row: Pick<AppointmentsTable, 'appointment_date' | 'appointment_time' | 'appointment_end'>,
) {
  const { appointment_date: date, appointment_time: start, appointment_end: end } = row;
  const begin = toInstant(timeZone, date, start);
  const finish = new Date(begin.getTime() + getMinutes({ start, end }) * MS_PER_MINUTE);
  return { start: toZonedText(timeZone, begin), end: toZonedText(timeZone, finish) };
}
