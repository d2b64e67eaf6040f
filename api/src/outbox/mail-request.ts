import type { AppointmentConfirmation } from '@clinic/contract/appointment.ts';
import { slotToLabel } from '@clinic/contract/booking-calendar.ts';
import { DESK_PATHS } from '@clinic/contract/desk-paths.ts';
import { type LanguageCode, readLanguage } from '@clinic/contract/languages.ts';
import type { AppointmentDetails, MailRecipient, MailRequest, PreviousTime } from '@clinic/contract/mails.ts';
import { NO_WORDS, type PatientWords, pickPatientWords } from '@clinic/contract/patient-words.ts';
import { getMinutes } from '@clinic/contract/timetable.ts';
import { toMailedName } from './mailed-name.ts';
import type { DueMail } from './outbox.ts';

/** A stored appointment, with the ids of its department and doctor. */
export type StoredFacts = {
  id: string;
  linkVersion: number;
  reference: string;
  departmentId: string;
  doctorId: string;
  date: string;
  slot: string;
  visitId: string;
  language: LanguageCode;
};

/** Puts a stored appointment into the words on the screen, with its patient's links. */
export type DescribeAppointment = (facts: StoredFacts) => AppointmentConfirmation & Pick<AppointmentDetails, 'visit'>;

/**
 * Collects what the site writes a mail from. The time and the doctor are those of when the mail was created; the
 * patient's details are current. `deskUrl` is the front desk's, or empty.
 */
export function toMailRequest(mail: DueMail, describe: DescribeAppointment, deskUrl: string): MailRequest {
  const { appointment, place } = mail;
  // Webhooks alone tell other kinds, and tell systems.
  const { kind, recipient } = mail as DueMail & Pick<MailRequest, 'kind' | 'recipient'>;
  const facts = {
    id: appointment.id,
    linkVersion: appointment.link_version,
    reference: appointment.reference,
    departmentId: place.department,
    doctorId: place.doctor,
    date: mail.appointment_date,
    slot: mail.appointment_time,
    visitId: appointment.visit,
    language: readLanguage(appointment.language),
  };
  const words = describe(facts);
  return {
    kind,
    recipient,
    appointment: {
      ...words,
      id: appointment.id,
      sequence: mail.sequence,
      status: kind === 'booked' || kind === 'moved' ? 'booked' : appointment.status,
      slot: mail.appointment_time,
      minutes: getMinutes({ start: appointment.appointment_time, end: appointment.appointment_end }),
      ...toMailedWords(appointment, recipient),
      changedAt: kind === 'link' ? (appointment.changed_at ?? appointment.created_at) : mail.created_at,
    },
    previous: toPrevious(mail, (doctorId) => describe({ ...facts, doctorId }).doctor),
    // Patients know their own reason.
    reason: kind === 'cancelled' && (recipient === 'clinic' || mail.isByClinic) ? appointment.cancel_reason : '',
    needsReview: mail.isPatientHeld,
    ...(mail.news?.kind === 'late' && { lateMinutes: mail.news.minutes }),
    deskUrl: deskUrl && recipient === 'clinic' ? `${deskUrl}${DESK_PATHS.day}/${mail.appointment_date}` : '',
  };
}

/**
 * The patient's words that a mail may carry. A booking that a program may have sent carries no free text to the mailbox
 * that it names.
 */
function toMailedWords(appointment: DueMail['appointment'], recipient: MailRecipient): PatientWords {
  const words = pickPatientWords(appointment);
  const { phone, email } = words;
  const isSuspect = recipient === 'patient' && appointment.needs_review === 1;
  return { ...(isSuspect ? { ...NO_WORDS, phone, email } : words), name: toMailedName(appointment, recipient) };
}

function toPrevious(mail: DueMail, toName: (doctorId: string) => string): PreviousTime | null {
  if (mail.kind !== 'moved') return null;
  const { previous_date, previous_time, previousDoctor, place } = mail;
  if (previous_date === null || previous_time === null) return null;
  return {
    appointmentDate: previous_date,
    appointmentTime: slotToLabel(previous_time),
    ...(previousDoctor !== null && previousDoctor !== place.doctor && { doctor: toName(previousDoctor) }),
  };
}
