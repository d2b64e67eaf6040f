import { type BookingCalendar, getAllDoctors } from '@clinic/contract/booking-calendar.ts';
import type { ComingAppointments } from './store/store.ts';

/**
 * One line, with the remedy, for each doctor who has appointments to come and whom the content does not list: a doctor
 * who was renamed there would be free at the times that are booked.
 */
export function describeUnknownDoctors(
  coming: readonly ComingAppointments[],
  calendar: BookingCalendar,
  today: string,
): string[] {
  const known = getAllDoctors(calendar);
  return coming
    .filter(({ doctor }) => !known.includes(doctor))
    .map(({ doctor, count }) => {
      const subject = count === 1 ? '1 coming appointment is' : `${count} coming appointments are`;
      const ofDoctor = `where doctor = '${doctor.replaceAll("'", "''")}'`;
      return [
        `${subject} with "${doctor}", who is not listed there.`,
        'Put the name back until then.',
        `When the doctor has a new name, write it into the database too: update appointments set doctor = 'Dr. New Name' ${ofDoctor};`,
        `When the doctor has left, call the patients and cancel: update appointments set status = 'cancelled' ${ofDoctor} and appointment_date >= '${today}';`,
      ].join(' ');
    });
}
