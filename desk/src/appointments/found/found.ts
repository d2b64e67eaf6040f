import type { DeskAppointment } from '@clinic/contract/desk-appointment.ts';

/** The longest text that the search reads, in Unicode characters. */
export const QUESTION_MAX_CHARS = 120;

/** How many appointments an answer holds at most. */
export const FOUND_MAX = 50;

/** How a question was understood. */
export type QuestionKind = 'reference' | 'phone' | 'email' | 'name';

export type FoundAppointment = DeskAppointment & {
  /** The appointments with this phone number, this one included. */
  samePhone: { total: number; noShows: number };
};

export type DeskFound = {
  /** The question as typed, trimmed and shortened to `QUESTION_MAX_CHARS`. */
  question: string;
  /** `null` when nothing was asked. */
  kind: QuestionKind | null;
  /** YYYY-MM-DD by the clinic's clock. */
  today: string;
  /** Appointments of today and later, the next one first. */
  coming: FoundAppointment[];
  /** Earlier appointments, the latest one first. */
  past: FoundAppointment[];
  /** Whether these are all appointments of one phone number. */
  isHistory: boolean;
  /** Whether there are more than the answer holds. */
  isCut: boolean;
};
