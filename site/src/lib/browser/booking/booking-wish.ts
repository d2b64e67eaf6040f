import type { AppointmentRequest } from '@clinic/contract/appointment.ts';
import { type BookingCalendar, isTooLate, slotToLabel } from '@clinic/contract/booking-calendar.ts';
import { getClosure, ofDoctor } from '@clinic/contract/open-slots.ts';
import type { BookWish } from '#lib/booking/book-path.ts';
import { toShown } from '#lib/booking/shown-names.ts';
import { bookingMessages as words } from '#messages/booking.ts';
import { dateToWords, labelToWords } from '#messages/dates-and-times.ts';

/** A time on the 24-hour clock. */
const TIME_PATTERN = /^([01]\d|2[0-3]):[0-5]\d$/;

/** Titles of services and ids of their departments, by slug. */
export type Services = Record<string, { title: string; department: string }>;

/** The choices of an address: values of the form, and a sentence that names them. */
export type Wish = { values: Partial<AppointmentRequest>; text: string };

/** Reads the query of an address. It ignores unknown ids, and a day or time that nobody can book. */
export function readWish(query: string, calendar: BookingCalendar, services: Services, now: Date): Wish {
  const {
    service,
    department,
    doctor,
    date = '',
    slot = '',
  }: BookWish = Object.fromEntries(new URLSearchParams(query));
  const { title, department: serviceDepartment } = services[service ?? ''] ?? {};
  const { departments } = calendar;
  const isAsked = ({ id }: { id: string }) => id === doctor;
  const chosen =
    departments.find(({ doctors }) => doctors.some(isAsked)) ??
    departments.find(({ id }) => id === (serviceDepartment ?? department));
  if (!chosen) return { values: {}, text: '' };

  const values: Partial<AppointmentRequest> = { department: chosen.name };
  const parts = [toShown(chosen.name)];
  const person = chosen.doctors.find(isAsked);
  if (person) {
    values.doctor = person.name;
    parts[0] = toShown(person.name);
  }
  // The desk may have opened a time that the content does not know. The last step asks the API about the day.
  const kind = getClosure(ofDoctor(calendar, ''), date, now)?.kind ?? '';
  const isAhead = !['invalid', 'past', 'beyond'].includes(kind);
  if (person && isAhead && TIME_PATTERN.test(slot) && !isTooLate(calendar, date, slot, now)) {
    values.appointmentDate = date;
    values.appointmentTime = slotToLabel(slot);
    parts.push(dateToWords(date), labelToWords(values.appointmentTime));
  }
  return { values, text: words.wish(parts.join(' · '), title) };
}
