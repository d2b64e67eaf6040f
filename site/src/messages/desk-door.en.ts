/** The words of the pages in front of the desk: signing in, and choosing a passphrase. */
export const deskDoorMessages = {
  signIn: {
    title: { thin: 'Sign in to', bold: 'the front desk' },
    metaDescription: 'For the people of the front desk.',
    email: 'E-mail',
    passphrase: 'Passphrase',
    submit: 'Sign in',
    wrong: 'E-mail and passphrase do not fit together. Please try again.',
    tooMany: 'There were too many attempts.',
    wait: (time: string) => `Please try again in ${time}.`,
    waitLater: 'Please try again later.',
    ended: 'You had been signed out in the meantime, and nothing was done. Please sign in again.',
    codeOver: 'The code came too late, or it had been used before. Please sign in again.',
  },
  code: {
    title: { thin: 'One more thing:', bold: 'your code' },
    metaDescription: 'For the people of the front desk.',
    code: 'Code',
    hint: (digits: number) =>
      `The ${digits} digits that your authenticator app shows now. Without your phone: one of your backup codes.`,
    submit: 'Go on',
    wrong: 'This code does not fit. Look at the one that is shown now.',
    tooMany: 'There were too many attempts.',
    back: 'Not you?',
    backLink: 'Sign in anew',
  },
  passphrase: {
    title: { thin: 'Choose your', bold: 'passphrase' },
    metaDescription: 'For a new person at the front desk.',
    passphrase: 'Passphrase',
    hint: (chars: number) => `At least ${chars} characters. Several words in a row are good, and easy to keep in mind.`,
    again: 'Once more',
    submit: 'Choose passphrase',
    refused: {
      'too-short': 'This was too short. Please choose a longer one.',
      unequal: 'The two were not the same. Please write both again.',
    },
  },
  gone: {
    title: { thin: 'This link is', bold: 'used or over' },
    text: 'It works once, and for a short time. Ask the person who runs the desk for a new one.',
    /** For that person. */
    command: 'They get it with:',
    signIn: 'You have a passphrase?',
    signInLink: 'Sign in',
  },
} as const;
