import type { DeskAppointment, DeskPerson } from './desk.ts';

/** What people type into the search, at most. */
export const QUESTION_MAX_CHARS = 120;

/** How many appointments an answer holds at most. */
export const FOUND_MAX = 50;

/** What a question was understood as. */
export type QuestionKind = 'reference' | 'phone' | 'email' | 'name';

export type FoundAppointment = DeskAppointment & {
  /** All appointments with this phone number, this one included. */
  samePhone: { total: number; noShows: number };
};

export type DeskFound = {
  /** As it was typed. */
  question: string;
  /** `null` when nothing was asked. */
  kind: QuestionKind | null;
  /** YYYY-MM-DD by the clinic's clock. */
  today: string;
  /** Of today and later, the next one first. */
  coming: FoundAppointment[];
  /** The latest one first. */
  past: FoundAppointment[];
  /** These are all appointments of one phone number. */
  isHistory: boolean;
  /** There are more than the answer holds. */
  isCut: boolean;
};

/** What the search page shows. */
export type DeskSearchView = { person: DeskPerson; found: DeskFound };
