import type { AppointmentConfirmation, AppointmentRequest } from '@clinic/contract/appointment.ts';
import { type BookingCalendar, getAllDoctors, labelToSlot, slotToLabel } from '@clinic/contract/booking-calendar.ts';
import type { AppointmentDetails } from '@clinic/contract/mails.ts';
import { pickPatientWords } from '@clinic/contract/patient-words.ts';
import type { ManageUrls } from './links/manage-links.ts';
import type { Appointment, AskedBooking } from './store/appointment.ts';

type ConfirmedParts = Pick<Appointment, 'reference' | 'departmentId' | 'doctorId' | 'date' | 'slot'>;

const SLOT_PATTERN = /^\d{2}:\d{2}$/;

export type CalendarWords = ReturnType<typeof createCalendarWords>;

/**
 * Translates between the words on the screen, which the API takes and gives, and the ids and local times in the
 * database. A value that the calendar does not list stays as it is, in both directions.
 */
export function createCalendarWords(calendar: BookingCalendar) {
  const departments = createDictionary(calendar.departments);
  const doctors = createDictionary(getAllDoctors(calendar));
  const visits = createDictionary(calendar.visits ?? []);

  function toNames(departmentId: string, doctorId: string) {
    return { department: departments.toName(departmentId), doctor: doctors.toName(doctorId) };
  }

  function toConfirmationWithoutLinks({ reference, departmentId, doctorId, date, slot }: ConfirmedParts) {
    const appointmentTime = SLOT_PATTERN.test(slot) ? slotToLabel(slot) : slot;
    return { reference, ...toNames(departmentId, doctorId), appointmentDate: date, appointmentTime };
  }

  function toConfirmation(confirmed: ConfirmedParts, { manageUrl, calendarUrl }: ManageUrls): AppointmentConfirmation {
    return { ...toConfirmationWithoutLinks(confirmed), manageUrl, calendarUrl };
  }

  /**
   * The kind of visit, for the details that patients read; an empty object when there is none or content no longer
   * lists it.
   */
  function toNamedVisit(visitId: string): Pick<AppointmentDetails, 'visit'> {
    const kind = findVisit(visitId);
    return kind ? { visit: kind.name } : {};
  }

  function findVisit(visitId: string) {
    return calendar.visits?.find(({ id }) => id === visitId);
  }

  return {
    toBooking: ({
      department,
      doctor,
      appointmentDate,
      appointmentTime,
      ...patient
    }: AppointmentRequest): AskedBooking => ({
      ...patient,
      departmentId: departments.toId(department),
      doctorId: doctors.toId(doctor),
      date: appointmentDate,
      slot: labelToSlot(appointmentTime) ?? appointmentTime,
    }),
    toConfirmation,
    toConfirmationWithoutLinks,
    toDetails(appointment: Appointment, urls: ManageUrls): AppointmentDetails {
      const { id, sequence, status, slot, minutes, visitId, changedAt } = appointment;
      const own = { id, sequence, status, slot, minutes, ...toNamedVisit(visitId), changedAt };
      return { ...toConfirmation(appointment, urls), ...own, ...pickPatientWords(appointment) };
    },
    toDoctorId: doctors.toId,
    toNames,
    toNamedVisit,
    findVisit,
    /** The name of a kind of visit; empty for none. */
    toVisit: visits.toName,
  };
}

function createDictionary(entries: readonly { id: string; name: string }[]) {
  const ids = new Map(entries.map(({ id, name }) => [name, id]));
  const names = new Map(entries.map(({ id, name }) => [id, name]));
  return { toId: (name: string) => ids.get(name) ?? name, toName: (id: string) => names.get(id) ?? id };
}
