/** The words of the question before a cancellation. */
export const deskCancelMessages = {
  title: 'Cancel this appointment?',
  mailed: 'The patient is told by mail, and the time becomes free.',
  unmailed: 'The time becomes free. No mail tells the patient: please call.',
  reason: 'Reason',
  optional: 'optional',
  hint: 'The patient sees it in the mail.',
  submit: 'Yes, cancel it',
  back: 'Keep it',
} as const;
