/** The question about an email address that looks mistyped. */
export const emailQuestionWords = {
  /** The address that was probably meant follows. */
  meant: 'Did you mean',
  change: 'Yes, change it',
  keep: 'No, it is right',
  incomplete: 'Is this address complete? It has no dot after the @.',
  keepIncomplete: 'It is complete',
} as const;
