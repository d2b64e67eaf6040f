import type { SearchKind } from '#lib/browser/search/search-documents.ts';

/** The words of the search. */
export const searchMessages = {
  title: 'Search',
  heading: 'What are you looking for?',
  lead: 'Type what you have noticed, an operation, a doctor or a question.',
  metaDescription: (clinic: string) =>
    `Search all pages of ${clinic}: operations, signs, questions, doctors and articles.`,
  label: 'Search this site',
  submit: 'Search',
  close: 'Close',
  /** Without script, in place of results. */
  plain: 'Searching needs JavaScript, which is off. Everything that can be found stands below.',
  kinds: {
    page: 'Pages',
    symptom: 'What you may notice',
    question: 'Questions',
    doctor: 'People',
    post: 'Articles',
  } satisfies Record<SearchKind, string>,
  emergency: (number: string) => `Emergency: call ${number}`,
  found: (count: number) => (count === 1 ? '1 result' : `${count} results`),
  nothing: 'Nothing found. Try another word, or call us.',
  all: (count: number) => (count === 1 ? 'Show the result' : `Show all ${count} results`),
  failed: 'The search cannot be loaded without a connection.',
} as const;
