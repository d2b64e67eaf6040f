/** The words of the search about results, in a file of its own because the search page downloads it. */
export const searchResultWords = {
  found: (count: number) => (count === 1 ? '1 result' : `${count} results`),
  /** A phone number follows. */
  nothing: 'Nothing found. Try another word, or call us:',
  failed: 'The search cannot be loaded without a connection.',
} as const;
