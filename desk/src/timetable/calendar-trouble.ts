import type { CalendarFault } from '@clinic/api/busy/calendar-reading.ts';
import type { BusyCalendarsTable } from '@clinic/api/database/desk-tables.ts';

/** A calendar that cannot be read at present. */
export type SilentCalendar = { doctorId: string; doctor: string; trouble: string };

const TROUBLES: Record<CalendarFault, string> = {
  scheme: 'its address does not begin with https',
  address: 'its address leads into a network of our own',
  redirect: 'its address leads elsewhere too often',
  size: 'it is larger than 5 MB',
  time: 'it took too long',
  connection: 'its server cannot be reached',
  broken: 'what its server sends is damaged',
  status: 'its server refuses',
  calendar: 'what its server sends is no calendar, perhaps a page that asks for a sign-in',
  many: 'it has too many busy times',
};

/** Says why a calendar could not be read, with the code in brackets for the one who runs the service. */
export function troubleToWords({ trouble }: Pick<BusyCalendarsTable, 'trouble'>): string {
  const [fault = '', code] = trouble.split(' ');
  const words = TROUBLES[fault as CalendarFault] ?? 'of an unknown reason';
  return code ? `${words} (${code})` : words;
}
