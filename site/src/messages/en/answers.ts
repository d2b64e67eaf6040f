/** The words of the pages that answer the form without script, in addition to the wizard's (`booking.ts`). */
export const answerMessages = {
  metaDescription: 'The result of your booking.',
  keepReference: 'Please keep the reference: it is what we ask for when you call.',
  phoneShort: 'Is your phone number complete? If a digit is missing, please call us.',
  back: 'Back to the website',
  wait: (time: string) => `Please try again in ${time}.`,
  entriesKept: "Your entries are still in the form: go back to it with your browser's Back button.",
  startAnew: 'Start with an empty form',
} as const;
