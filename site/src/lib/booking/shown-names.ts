import { SHOWN_NAMES } from '#messages/shown-names.ts';

/** Returns what patients read for a name of `content/booking.yaml`, which bookings hold in English. */
export function toShown(name: string): string {
  return SHOWN_NAMES.get(name) ?? name;
}
