import type { DeskMaker, DeskPerson } from './desk-person.ts';

/**
 * The kinds of openings of patients' data. `day`: a board; `list`: a page that lists patients of several days;
 * `concerned`: the list of the patients that a breach concerns.
 */
export const OPENING_KINDS = [
  'day',
  'appointment',
  'person',
  'person-file',
  'search',
  'list',
  'export',
  'concerned',
] as const;

export type OpeningKind = (typeof OPENING_KINDS)[number];

/**
 * The kinds that are recorded once a day for each person, network address and subject, however often they are opened.
 */
export const DAILY_KINDS: readonly OpeningKind[] = ['day', 'list'];

/** One record: who has opened what, when, and from which network address. */
export type Opening = DeskMaker & {
  id: string;
  kind: OpeningKind;
  /** A reference, a date, a page, a format with its days, or the span that was asked about; empty for a search. */
  subject: string;
  /** Empty for the command line. */
  from: string;
  /** ISO 8601 in UTC. */
  at: string;
};

/** The owners' page of all openings. */
export type OpeningsView = {
  person: DeskPerson;
  /** The newest first. */
  openings: Opening[];
  /** Everybody with a record. */
  makers: DeskMaker[];
  /** The email address of the one person whose openings are shown; empty for everybody's. */
  chosen: string;
  /** The addresses of the first page and of the next one; `null` where there is none. */
  newest: string | null;
  older: string | null;
};
