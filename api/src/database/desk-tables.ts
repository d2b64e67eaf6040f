import type { AbsenceKind } from '@clinic/contract/mails.ts';
import type { AppointmentsTable, ChangesTable } from './appointment-tables.ts';

/** Slots that the desk has closed. The database refuses bookings of them. */
export type ClosuresTable = {
  id: string;
  /** An id of `content/booking.yaml`; empty for all doctors. */
  doctor: string;
  /** Calendar dates, both included. */
  first_date: string;
  last_date: string;
  /**
   * No slot of these days can begin from `first_time` up to `last_time`; a slot that goes on after `first_time` is
   * closed too. `00:00` and `23:59` for whole days.
   */
  first_time: string;
  last_time: string;
  /** 1: each day from the first to the last. 7: only the weekday of the first. */
  every_days: number;
  reason: string;
  /** The email address of a person of the desk, `command line`, or `busy calendar` (`api/src/busy`). */
  made_by: string;
  /** ISO 8601 in UTC. */
  made_at: string;
};

/** The calendar of one doctor outside, whose busy times close slots. */
export type BusyCalendarsTable = Pick<ClosuresTable, 'doctor' | 'made_by' | 'made_at'> & {
  /** A secret: whoever has it reads the calendar. It is shown masked, and stands in no log. */
  url: string;
  /** The server's mark of the file that was read last; empty when it gave none. */
  etag: string;
  last_modified: string;
  /** The last day for which the whole file was read. It is read anew when another day is the last that can be booked. */
  read_whole_on: string;
  /** ISO 8601 in UTC. Who reads sets it to the next time first, so only one process reads. */
  due_at: string;
  /** When the busy times were last known to be true; `null` before the first time. */
  read_at: string | null;
  /** Why it could not be read the last time, as a code without anything personal; empty when it was. */
  trouble: string;
  troubled_since: string | null;
};

/** Slots of one doctor that the desk has opened, on the weekday of `first_date`, up to `last_date`. */
export type SessionsTable = Pick<
  ClosuresTable,
  'id' | 'doctor' | 'first_date' | 'last_date' | 'made_by' | 'made_at'
> & {
  from_time: string;
  to_time: string;
  /** How long a slot lasts. */
  minutes: number;
  /** 1 when the session is also held on days on which the clinic is closed. */
  opens_closed_days: 0 | 1;
};

/** A doctor who is away or late in a span, which has the columns of a closure. */
export type AbsencesTable = Pick<
  ClosuresTable,
  'id' | 'doctor' | 'first_date' | 'last_date' | 'first_time' | 'last_time' | 'reason' | 'made_by' | 'made_at'
> & {
  kind: AbsenceKind;
  /** The delay; 0 for `away`. */
  minutes: number;
  /** The closure that was made with it; `null` when there is none, or the times were closed before. */
  closure_id: string | null;
  /** The person who ended it, and the time; `null` while it lasts. */
  ended_by: string | null;
  ended_at: string | null;
  /** When the patients who kept their appointments were told that it has ended; `null` before that. */
  back_told_at: string | null;
  /** Until when no mail about it leaves; `null` for those of before this was kept. */
  undo_until: string | null;
};

/** An appointment that an absence concerns. It is deleted with its appointment. */
export type AbsencePatientsTable = Pick<
  AppointmentsTable,
  'sequence' | 'doctor' | 'appointment_date' | 'appointment_time'
> & {
  absence_id: string;
  appointment_id: string;
  /**
   * The mail about it; `null` when the patient has to be called. It may be older than the absence, when the patient was
   * told the same before.
   */
  mail_id: string | null;
  /**
   * When a mailed link of the appointment was first opened after that, or after the absence has ended; `null` before.
   */
  opened_at: string | null;
  /** The person of the desk who called the patient, and when; `null` before that. */
  called_by: string | null;
  called_at: string | null;
};

/**
 * A notice of the clinic on its public pages. The row is deleted when the desk ends the notice, or sets another one
 * after its time.
 */
export type NoticesTable = Pick<ClosuresTable, 'id' | 'made_by' | 'made_at'> & {
  /** `NoticeTexts` as JSON. */
  texts: string;
  /** ISO 8601 in UTC: shown from the first instant up to, and without, the last. */
  shown_from: string;
  shown_until: string;
};

/** The secret address of the waiting room's screen. There is one row at most, and none while the screen is off. */
export type WaitingScreenTable = Pick<ClosuresTable, 'id' | 'made_by' | 'made_at'> & {
  /** The address holds the token itself, which is kept nowhere (`desk/waiting/screen-address.ts`). */
  token_hash: string;
};

/** An action of the desk that is no change of a single appointment. Rows are added and never changed. */
export type DeskRecordsTable = Pick<ChangesTable, 'made_by' | 'made_from' | 'made_at'> & {
  id: string;
  /** For example `closed`, `exported` or `erased`. */
  action: string;
  /** The object of the action, without anything personal of a patient. */
  subject: string;
};

/** A note that the desk keeps about an appointment. The patient's mails and page do not show it. */
export type NotesTable = Pick<ChangesTable, 'appointment_id' | 'made_by' | 'made_at'> & { id: string; text: string };

/**
 * The kinds of openings of patients' data. `day`: a board; `list`: a page that lists patients of several days;
 * `concerned`: the list of the patients that a breach concerns; `fhir`: a program has read with a token.
 */
export type OpeningKind =
  | 'day'
  | 'appointment'
  | 'person'
  | 'person-file'
  | 'search'
  | 'list'
  | 'export'
  | 'concerned'
  | 'fhir';

/** An opening of patients' data at the desk. Rows are added, never changed, and removed after a year. */
export type OpeningsTable = Pick<ChangesTable, 'made_by' | 'made_from' | 'made_at'> & {
  id: string;
  kind: OpeningKind;
  /**
   * The opened thing, without anything personal of a patient: a reference, a date, a page, a format with its days, the
   * span that was asked about, or a FHIR type with a reference or a count.
   */
  subject: string;
};

/** A day on which the clinic was in use by its clock, also one of a wrong clock: YYYY-MM-DD in UTC. Rows stay for good. */
export type ClockDaysTable = { day: string };

/** The secret address of a doctor's calendar depends on the version; a higher one makes the earlier address invalid. */
export type DeskFeedsTable = { doctor: string; version: number };

/**
 * A token with which a program of the hospital reads FHIR. It is shown once and kept nowhere. Rows stay after the token
 * has ended, because `openings` name it.
 */
export type FhirTokensTable = Pick<ClosuresTable, 'id' | 'made_by' | 'made_at'> & {
  /** No two tokens ever have the same name. */
  name: string;
  token_hash: string;
  /** The person who revoked it, and the time; `null` while it opens FHIR. */
  ended_by: string | null;
  ended_at: string | null;
};
