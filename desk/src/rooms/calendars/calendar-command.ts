import { StartupError } from '@clinic/api/startup-error.ts';
import { getAllDoctors } from '@clinic/contract/booking-calendar.ts';
import type { ClinicData } from '#frame/clinic-data.ts';
import { COMMAND_LINE } from '#frame/command-line.ts';
import { endBusyCalendar, readCalendarUrl, setBusyCalendar } from './busy-calendars.ts';

export const CALENDAR_USAGE = '  npm run desk -- busy DOCTOR https://…/basic.ics|off';

/** Sets the calendar whose busy times close a doctor's slots, or turns it off. Throws StartupError. */
export async function busyCommand({ db, calendar }: ClinicData, [named = '', address = '']: string[], now: Date) {
  const doctor = getAllDoctors(calendar).find(({ id, name }) => id === named || name === named);
  // A doctor who is gone from booking.yaml may have left a calendar.
  if (address === 'off') {
    if (await endBusyCalendar(db, doctor?.id ?? named, COMMAND_LINE, now)) {
      return 'The calendar is off. Its times can be booked again.';
    }
    throw new StartupError(`"${named}" has no calendar.`);
  }
  if (!doctor) throw new StartupError('There is no such doctor. Give an id or a name of booking.yaml.');
  const url = readCalendarUrl(address);
  if (!url) throw new StartupError(`Give the private address of the calendar, or "off". Use:\n${CALENDAR_USAGE}`);
  await setBusyCalendar(db, { doctor: doctor.id, url }, COMMAND_LINE, now);
  return 'The service reads the calendar within a minute, and closes its busy times.';
}
