import { type BookingCalendar, getAllDoctors, isCalendarDate } from '@clinic/contract/booking-calendar.ts';
import { createReason, type Reason } from '@clinic/contract/refusals.ts';
import { Refusal } from '../refusal.ts';

/**
 * Reads the doctor's name and the day (YYYY-MM-DD) from the query. Throws a 422 for a parameter that is missing,
 * unknown or given twice.
 */
export function readAvailabilityQuery(calendar: BookingCalendar, query: unknown): { doctor: string; date: string } {
  const { doctor, date } = query as Record<string, unknown>;
  const isDoctorKnown = typeof doctor === 'string' && getAllDoctors(calendar).some(({ name }) => name === doctor);
  const isDateKnown = typeof date === 'string' && isCalendarDate(date);
  if (isDoctorKnown && isDateKnown) return { doctor, date };

  const errors: Reason[] = [];
  if (!isDoctorKnown) errors.push(createReason('doctor-unknown', 'doctor'));
  if (!isDateKnown) errors.push(createReason('date-invalid', 'date'));
  throw new Refusal('fields-invalid', { errors });
}
