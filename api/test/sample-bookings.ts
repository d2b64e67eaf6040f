import type { AppointmentRequest } from '@clinic/contract/appointment.ts';
import { addDays, slotToLabel } from '@clinic/contract/booking-calendar.ts';
import { ENGLISH } from '@clinic/contract/languages.ts';
import { createCalendarWords } from '#src/appointments/calendar-words.ts';
import type { BookingAttempt } from '#src/appointments/store/appointment.ts';
import { calendar, NOON_IN_PUNE, SLOT_MINUTES } from './sample-clinic.ts';

/** The usual booking of the tests. After the run `scripts/canaries.mjs` looks for parts of it in all logs. */
export const appointment: AppointmentRequest = {
  name: 'Asha Canary-Kulkarni',
  email: 'canary@patient.example',
  phone: '+91 98765 43210',
  department: 'Urology',
  doctor: 'Dr. Namuna Shaikh',
  appointmentDate: '2026-11-24',
  appointmentTime: '02:00 PM',
  message: 'Canary pain in the left side.',
};

/** The id of the doctor of `appointment`. */
export const DOCTOR_ID = 'namuna-shaikh';

const words = createCalendarWords(calendar);

/** Translates a request for the store. Doctors and times that the calendar does not list stay as they are. */
export function toNewAppointment(request: AppointmentRequest, more: Partial<BookingAttempt> = {}): BookingAttempt {
  const booking = { ...words.toBooking(request), minutes: SLOT_MINUTES, visitId: '' };
  return {
    booking,
    language: ENGLISH,
    needsReview: false,
    holdsMails: false,
    senderKey: '',
    createdAt: NOON_IN_PUNE,
    idempotency: null,
    ...more,
  };
}

/** Makes requests for different slots, each by a different patient. */
export function createAppointments(count: number): AppointmentRequest[] {
  const day = new Date('2026-12-01T00:00:00Z');
  const appointments: AppointmentRequest[] = [];
  for (; appointments.length < count; day.setUTCDate(day.getUTCDate() + 1)) {
    if (day.getUTCDay() === 0) continue;
    for (const appointmentTime of calendar.slots.map(slotToLabel)) {
      const patient = createPatient(appointments.length);
      appointments.push({
        ...appointment,
        ...patient,
        appointmentDate: day.toISOString().slice(0, 10),
        appointmentTime,
      });
    }
  }
  return appointments.slice(0, count);
}

/** Makes requests like `createAppointments`, for days to come by the real clock, on the same weekdays. */
export function createComingAppointments(count: number): AppointmentRequest[] {
  const passed = (Date.now() - Date.parse('2026-12-01')) / (7 * 86_400_000);
  const weeks = 1 + Math.max(0, Math.ceil(passed));
  return createAppointments(count).map((request) => ({
    ...request,
    appointmentDate: addDays(request.appointmentDate, 7 * weeks),
  }));
}

/** Makes a phone and an email address that differ for every number. */
export function createPatient(number: number): Pick<AppointmentRequest, 'phone' | 'email'> {
  return { phone: `+91 ${90_000_00000 + number}`, email: `patient-${number}@patient.example` };
}
