import type { DeskPerson } from './desk-person.ts';

/** How many months the file with the numbers covers. */
export const NUMBERS_FILE_MONTHS = 12;

/** The outcomes of an appointment. `open`: still to come, or never marked. */
export const OUTCOMES = ['came', 'open', 'noshow', 'byPatient', 'byClinic'] as const;

export type Outcome = (typeof OUTCOMES)[number];

/** Counts of appointments. Those that look like the work of a program are left out. */
export type VisitNumbers = Record<Outcome, number> & {
  /** All of them. */
  booked: number;
  /** How many were cancelled less than 24 hours before their start, by the patient or the clinic. */
  cancelledLate: number;
  /** The median of the days from booking to visit; `null` without a booking. */
  daysAhead: number | null;
};

export type DoctorNumbers = VisitNumbers & {
  /** The name, or the id of a doctor that `content/booking.yaml` no longer lists. */
  doctor: string;
};

export type MonthNumbers = { doctors: DoctorNumbers[]; total: VisitNumbers };

/** The page of the numbers of one month. */
export type NumbersView = MonthNumbers & {
  person: DeskPerson;
  /** YYYY-MM by the clinic's clock. */
  month: string;
  thisMonth: string;
};
