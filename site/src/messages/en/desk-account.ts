import { PERSON_NAME_MAX_CHARS } from '@clinic/contract/desk-person.ts';

/** The words of a person's own account at the front desk. */
export const deskAccountMessages = {
  title: { thin: 'Your', bold: 'account' },
  roles: { reception: 'Reception', owner: 'Owner' },
  passphrase: 'Your passphrase',
  wrong: 'This is not your passphrase.',
  factor: {
    title: 'Second factor',
    off: 'Off',
    on: 'On',
    offText: 'With it, your passphrase is not enough to sign in: you also need a code from your phone.',
    onText: 'Signing in asks for a code from your phone.',
    switchOn: 'Switch on',
    codes: {
      summary: 'New backup codes',
      text: 'The codes that you have will stop working.',
      submit: 'Make new codes',
    },
    switchOff: {
      summary: 'Switch off',
      text: 'Then your passphrase is enough to sign in.',
      submit: 'Yes, switch it off',
    },
  },
  passkeys: {
    title: 'Passkeys',
    text: 'A passkey is kept by a device of yours. Your fingerprint, your face or the device’s PIN then signs you in, without passphrase and code.',
    unnamed: 'Passkey',
    added: (when: string) => `Added ${when}`,
    used: (when: string) => `last used ${when}`,
    unused: 'not used yet',
    add: {
      summary: 'Add a passkey',
      text: 'Only on a device that nobody else can unlock.',
      name: 'A name for the device',
      submit: 'Continue',
    },
    remove: {
      summary: 'Remove',
      text: 'Then it no longer signs you in. Delete it on the device too.',
      submit: 'Yes, remove it',
    },
    over: 'That took too long. Please begin again.',
    wrong: 'The passkey could not be kept. Please begin again.',
  },
  newPasskey: {
    title: { thin: 'Add a', bold: 'passkey' },
    text: 'Your device asks for your fingerprint, your face or its PIN, and keeps the passkey.',
    missing:
      'This browser cannot make a passkey here. It needs JavaScript, and an address of the desk that begins with https.',
    submit: 'Make the passkey',
    back: 'Back to your account',
    faults: {
      cancelled: 'No passkey was made. Perhaps you cancelled, or the time was over. Please try again.',
      known: 'This device has a passkey of yours already.',
      site: 'Passkeys work only at the desk’s own address. Open the desk there.',
      tooMany: 'Too many tries. Please try again in a minute.',
      failed: 'This did not work. The device may be unable to keep a passkey.',
    },
  },
  setUp: {
    title: { thin: 'Switch on the', bold: 'second factor' },
    scan: {
      title: 'Scan this',
      text: 'Open an authenticator app on your phone, add an account, and point the camera here.',
      picture: 'QR code of the secret',
      secret: 'Or type this into the app:',
    },
    confirm: {
      title: 'Type the code',
      text: (digits: number) => `The app now shows ${digits} digits, and new ones every half minute.`,
      code: 'Code',
      wrong: 'This code is not right. Enter the one that is shown now, and check the clock of your phone.',
      submit: 'Switch on',
    },
    back: 'Leave it off',
  },
  backupCodes: {
    title: { thin: 'Keep your', bold: 'backup codes' },
    isOn: 'The second factor is on.',
    text: 'Without your phone, each of them lets you in once. They are shown only now: print them, or write them down, and keep them away from your computer.',
    list: 'Backup codes',
    print: 'Print',
    done: 'I have kept them',
  },
  name: {
    title: 'Your name',
    text: 'The desk shows it beside what you do. Without one it shows your address.',
    label: 'Name',
    submit: 'Save name',
    refused: `Write a name of at most ${PERSON_NAME_MAX_CHARS} characters, without @.`,
  },
  change: {
    title: 'Passphrase',
    text: 'A new passphrase signs you out on other computers.',
    next: 'New passphrase',
    again: 'Once more',
    submit: 'Change passphrase',
  },
  signOut: {
    title: 'All computers',
    text: 'Signs you out everywhere, here too. Use it for a lost laptop, or a computer where you forgot to sign out.',
    submit: 'Sign out everywhere',
  },
  notices: {
    'second-factor-off': 'The second factor is off.',
    renamed: 'Your name is saved.',
    'passkey-added': 'The passkey is added. You can sign in with it from now on.',
    'passkey-removed': 'The passkey is removed.',
    'passphrase-changed': 'Your passphrase has been changed. You are signed out on other computers.',
  },
} as const;
