import { getUtcOffsetMs, toInstant } from '@clinic/contract/clinic-clock.ts';

const MS_PER_MINUTE = 60_000;

/** Writes an instant as a zone's clock shows it, with its distance from UTC: `2026-11-24T14:00:00+05:30` */
export function toZonedText(timeZone: string, instant: Date): string {
  const offsetMs = getUtcOffsetMs(timeZone, instant.getTime());
  const local = new Date(instant.getTime() + offsetMs).toISOString().slice(0, 19);
  const minutes = Math.abs(offsetMs) / MS_PER_MINUTE;
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0'));
  return `${local}${offsetMs < 0 ? '-' : '+'}${hours}:${rest}`;
}

/** Returns the start of a slot and its end, `slotMinutes` later. */
export function toPeriod(timeZone: string, date: string, slot: string, slotMinutes: number) {
  const start = toInstant(timeZone, date, slot);
  const end = new Date(start.getTime() + slotMinutes * MS_PER_MINUTE);
  return { start: toZonedText(timeZone, start), end: toZonedText(timeZone, end) };
}
