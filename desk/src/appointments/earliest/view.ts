import type { Visit } from '@clinic/contract/booking-calendar.ts';
import { DESK_PATHS } from '@clinic/contract/desk-paths.ts';
import type { DayPart } from '#timetable/closure.ts';
import type { SlotPlace } from '../booking/book.ts';

/** How many free times a caller is offered first. */
export const EARLIEST_TIMES = 3;

/** The parts of the day that a caller may prefer. */
export const CALLER_PARTS = ['morning', 'afternoon'] as const satisfies readonly DayPart[];

/** The wishes of a caller. Each is a text of the form, empty for any. */
export type EarliestQuestion = {
  /** `doctor:ID` or `department:ID`. */
  with: string;
  /** The first day that suits, YYYY-MM-DD. */
  from: string;
  /** One of `CALLER_PARTS`. */
  part: string;
  /** The id of a kind of visit; absent where the clinic does not distinguish any. */
  visit?: string;
};

/** The next free times, the earliest first. */
export type Earliest = {
  asked: EarliestQuestion;
  times: SlotPlace[];
  /** A time of a colleague in the department, where one is free sooner than the doctor who was asked for. */
  sooner: SlotPlace | null;
};

/** The data that the page shows, and its script gets. */
export type EarliestAnswer = {
  departments: EarliestDepartment[];
  /** The kinds of visits; absent where the clinic does not distinguish any. */
  visits?: EarliestVisit[];
  today: string;
  earliest: Earliest;
};

/** A department with its doctors, as far as a select needs them. */
export type EarliestDepartment = { id: string; name: string; doctors: { id: string; name: string }[] };

export type EarliestVisit = Pick<Visit, 'id' | 'name' | 'minutes'>;

/** Returns the address of the page, and of its data. */
export function toEarliestPath(asked: Partial<EarliestQuestion> = {}): string {
  const query = new URLSearchParams(Object.entries(asked).filter(([, value]) => value !== ''));
  return query.size > 0 ? `${DESK_PATHS.earliest}?${query}` : DESK_PATHS.earliest;
}
