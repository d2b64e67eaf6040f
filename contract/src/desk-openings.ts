/**
 * The kinds of openings of patients' data. `day`: a board; `list`: a page that lists patients of several days;
 * `concerned`: the list of the patients that a breach concerns.
 */
export type OpeningKind = 'day' | 'appointment' | 'person' | 'person-file' | 'search' | 'list' | 'export' | 'concerned';

/**
 * The kinds that are recorded once a day for each person, network address and subject, however often they are opened.
 */
export const DAILY_KINDS: readonly OpeningKind[] = ['day', 'list'];
