import type { SearchKind } from '#lib/browser/search/search-documents.ts';

/** The words of the search. */
export const searchMessages = {
  title: 'Search',
  heading: 'What are you looking for?',
  lead: 'Type what you have noticed, an operation, a doctor or a question.',
  metaDescription: (clinic: string) =>
    `Search all pages of ${clinic}: operations, signs, questions, doctors and articles.`,
  label: 'Search this site',
  /** In the empty field: words of the kind that can be typed. */
  placeholder: 'e.g. lump, fees',
  submit: 'Search',
  close: 'Close',
  /** Without script, in place of results. */
  plain: 'Searching needs JavaScript, which is off. Everything that can be found is below.',
  /** The heading of a few pages, before anything is typed. */
  suggestions: 'Where to begin',
  kinds: {
    page: 'Pages',
    symptom: 'What you may notice',
    question: 'Questions',
    doctor: 'People',
    post: 'Articles',
  } satisfies Record<SearchKind, string>,
  emergency: (number: string) => `Emergency: call ${number}`,
  all: (count: number) => (count === 1 ? 'Show the result' : `Show all ${count} results`),
} as const;
