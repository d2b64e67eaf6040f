// A time is a slot's label, `02:00 PM`, as bookings hold it, or one on the 24-hour clock, `14:00`, as content has it.

/** A label as the screen shows it. */
export function labelToWords(label: string): string {
  return label;
}

/** A label on a button below a heading, which may name the part of the day. */
export function labelToTile(label: string, _heading: string): string {
  return label;
}

/** A label within a sentence: `02:00 PM` -> `2:00 PM` */
export function labelToShort(label: string): string {
  return label.replace(/^0/, '');
}

/** A time on the 24-hour clock: `19:00` -> `7:00 pm`, `00:30` -> `12:30 am` */
export function clockToWords(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'am' : 'pm'}`;
}

/** `11:00`, `19:00` -> `11:00 am–7:00 pm` */
export function clocksToSpan(from: string, to: string): string {
  return `${clockToWords(from)}–${clockToWords(to)}`;
}

/** The short name of the clinic's time zone, written after a time: `IST`. Empty in a language whose readers know no such name. */
export function zoneToWords(zone: string): string {
  return zone;
}
