import type {
  AppointmentConfirmation,
  AppointmentRequest,
  UnlinkedConfirmation,
} from '@clinic/contract/appointment.ts';
import { type BookingCalendar, getAllDoctors, labelToSlot, slotToLabel } from '@clinic/contract/booking-calendar.ts';
import type { AppointmentDetails } from '@clinic/contract/mails.ts';
import type { ManageUrls } from './links/manage-links.ts';
import type { Booking, PatientAppointment, StoredBooking } from './store/booking.ts';

const SLOT_PATTERN = /^\d{2}:\d{2}$/;

/**
 * Translates between the words on the screen, which the API takes and gives, and the ids and local times in the
 * database. A value that the calendar does not list stays as it is, in both directions.
 */
export type CalendarWords = {
  toBooking: (request: AppointmentRequest) => Booking;
  toConfirmation: (booking: StoredBooking, urls: ManageUrls) => AppointmentConfirmation;
  toConfirmationWithoutLinks: (booking: StoredBooking) => UnlinkedConfirmation;
  toDetails: (appointment: PatientAppointment, urls: ManageUrls) => AppointmentDetails;
  toDoctorId: (name: string) => string;
  toNames: (departmentId: string, doctorId: string) => { department: string; doctor: string };
};

export function createCalendarWords(calendar: BookingCalendar): CalendarWords {
  const departments = createDictionary(calendar.departments);
  const doctors = createDictionary(getAllDoctors(calendar));

  function toConfirmationWithoutLinks(booking: StoredBooking): UnlinkedConfirmation {
    const { reference, departmentId, doctorId, date, slot } = booking;
    return {
      reference,
      department: departments.toName(departmentId),
      doctor: doctors.toName(doctorId),
      appointmentDate: date,
      appointmentTime: SLOT_PATTERN.test(slot) ? slotToLabel(slot) : slot,
    };
  }

  function toConfirmation(booking: StoredBooking, { manageUrl, calendarUrl }: ManageUrls): AppointmentConfirmation {
    return { ...toConfirmationWithoutLinks(booking), manageUrl, calendarUrl };
  }

  return {
    toBooking: ({ department, doctor, appointmentDate, appointmentTime, ...patient }) => ({
      ...patient,
      departmentId: departments.toId(department),
      doctorId: doctors.toId(doctor),
      date: appointmentDate,
      slot: labelToSlot(appointmentTime) ?? appointmentTime,
    }),
    toConfirmation,
    toConfirmationWithoutLinks,
    toDetails: (appointment, urls) => {
      const { id, sequence, status, slot, name, email, phone, message, changedAt } = appointment;
      const patient = { name, email, phone, message };
      return { ...toConfirmation(appointment, urls), id, sequence, status, slot, ...patient, changedAt };
    },
    toDoctorId: doctors.toId,
    toNames: (departmentId, doctorId) => ({
      department: departments.toName(departmentId),
      doctor: doctors.toName(doctorId),
    }),
  };
}

function createDictionary(entries: readonly { id: string; name: string }[]) {
  const ids = new Map(entries.map(({ id, name }) => [name, id]));
  const names = new Map(entries.map(({ id, name }) => [id, name]));
  return { toId: (name: string) => ids.get(name) ?? name, toName: (id: string) => names.get(id) ?? id };
}
