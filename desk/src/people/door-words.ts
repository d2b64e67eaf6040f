/** The words of the pages in front of the desk: signing in, and choosing a passphrase. */
export const deskDoorMessages = {
  signIn: {
    title: { thin: 'Sign in to', bold: 'the front desk' },
    metaDescription: 'For front desk staff.',
    email: 'Email',
    passphrase: 'Passphrase',
    submit: 'Sign in',
    wrong: 'The email or the passphrase is wrong. Please try again.',
    tooLong: (chars: number) => `A passphrase has at most ${chars} characters, and this one was longer.`,
    tooMany: 'Too many tries.',
    wait: (time: string) => `Please try again in ${time}.`,
    waitLater: 'Please try again later.',
    ended: 'You were signed out. Nothing was saved. Please sign in again.',
    endedKept: 'You were signed out. Nothing was saved; what you typed comes back after you sign in.',
    codeOver: 'The code has expired or was used before. Please sign in again.',
    passkey: {
      submit: 'Sign in with a passkey',
      wrong: 'The desk does not know this passkey. It may have been removed. Please sign in with your passphrase.',
      over: 'That took too long. Please try again.',
      behind:
        'The desk knows this passkey, but it has counted fewer sign-ins than the desk: the device may hold an old copy of it. Please sign in with your passphrase, and remove the passkey in your account if you do not know why.',
      faults: {
        cancelled: 'No passkey was used. Perhaps you cancelled, or this device has none for this desk.',
        known: 'No passkey was used. Please try again.',
        site: 'Passkeys work only at the desk’s own address. Open the desk there, or use your passphrase.',
        tooMany: 'Too many tries. Please try again in a minute.',
        failed: 'This did not work. Please try again, or use your passphrase.',
      },
    },
    help: 'Help with signing in',
    noAccount: 'No account? Ask the owner of the clinic’s desk for one: the owner adds you on the page ‘People’.',
    forgotten:
      'Passphrase forgotten, or phone lost? An owner makes a new link for you there, or switches your second factor and your passkeys off.',
    noOwner: 'No owner can sign in? Whoever runs the server makes a link, with this command:',
  },
  kept: {
    title: { thin: 'You are signed in.', bold: 'Nothing was saved yet' },
    text: 'What you typed is still here. Look at it once more, and then send it.',
    submit: 'Back to my form',
  },
  show: 'Show passphrase',
  code: {
    title: { thin: 'One more thing:', bold: 'your code' },
    metaDescription: 'For front desk staff.',
    code: 'Code',
    hint: (digits: number) =>
      `The ${digits} digits that your authenticator app shows now. Without your phone: one of your backup codes.`,
    submit: 'Continue',
    wrong: 'This code is not right. Enter the one that is shown now.',
    tooMany: 'Too many tries.',
    back: 'Not you?',
    backLink: 'Sign in again',
  },
  passphrase: {
    title: { thin: 'Choose your', bold: 'passphrase' },
    metaDescription: 'For a new person at the front desk.',
    passphrase: 'Passphrase',
    hint: (chars: number) => `At least ${chars} characters. Several words in a row are good, and easy to remember.`,
    again: 'Once more',
    submit: 'Choose passphrase',
    refused: {
      'too-short': 'This was too short. Please choose a longer one.',
      'too-long': (chars: number) => `This was too long. Please choose one of at most ${chars} characters.`,
      unequal: 'The two were not the same. Please type both again.',
    },
  },
  gone: {
    title: { thin: 'This link is', bold: 'used or expired' },
    text: 'It works once, and for a short time. Ask the person who runs the desk for a new one.',
    /** Introduces the command with which the person who runs the desk creates a new link. */
    command: 'They get it with:',
    signIn: 'You have a passphrase?',
    signInLink: 'Sign in',
  },
} as const;
