import type { OpeningKind } from '@clinic/contract/desk-openings.ts';

/** The words of the owners' page of who has opened patients' data. */
export const deskOpeningsMessages = {
  title: { thin: 'Who has', bold: 'opened what' },
  text: 'Each opening of a patient’s data and each search, for a year. A day’s board and each list count once a day for each person. Of a search only that it was made is kept.',
  back: 'Export and activity',
  filter: { label: 'Person', all: 'Everybody', submit: 'Show' },
  list: 'Openings',
  empty: 'Nothing has been opened yet.',
  kinds: {
    day: 'Board of the day',
    appointment: 'Appointment',
    person: 'Everything about a person',
    'person-file': 'File for a person',
    search: 'Search',
    list: 'List',
    export: 'Export',
    concerned: 'List of those concerned by a breach',
  } satisfies Record<OpeningKind, string>,
  /** The pages that list patients. One that is missing here is shown by its code. */
  lists: {
    review: 'Review',
    mails: 'Mails',
    closures: 'Closures',
    week: 'Week',
    'late or away': 'Late or away',
  } as Record<string, string | undefined>,
  from: (address: string) => `from ${address}`,
  pages: { label: 'Pages', newest: 'Newest', older: 'Older' },
};
