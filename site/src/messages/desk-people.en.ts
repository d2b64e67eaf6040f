import { PERSON_NAME_MAX_CHARS } from '@clinic/contract/desk.ts';

/** The words of the owners' page of everybody who can sign in. */
export const deskPeopleMessages = {
  title: { thin: 'People', bold: 'at the desk' },
  list: 'People',
  roles: { reception: 'Reception', owner: 'Owner' },
  you: 'You',
  signedIn: (when: string) => `Last signed in ${when}`,
  never: 'Has not signed in yet',
  noPassphrase: 'No passphrase yet',
  secondFactor: 'Second factor on',
  noSecondFactor: 'Second factor off',
  actions: {
    link: 'New link',
    linkFor: (email: string) => `New link for ${email}`,
    toRole: { owner: 'Make owner', reception: 'Make reception' },
    secondFactor: 'Reset second factor',
    remove: 'Remove',
    removeWho: (email: string) => `Remove ${email}?`,
    removeText: 'Their sessions end at once. What they have done stays in the records.',
    removeYes: 'Yes, remove',
  },
  add: {
    title: 'Add a person',
    email: 'Email',
    name: 'Name',
    optional: 'optional',
    nameHint: 'Shown beside what the person does, for example Asha.',
    role: 'Role',
    hints: {
      reception: 'everything about appointments',
      owner: 'people, exports and erasures too',
    },
    submit: 'Add and make a link',
  },
  link: {
    title: (email: string) => `A link for ${email}`,
    isNew: 'They use it to choose a passphrase, once and within three days.',
    again: 'They use it to choose a new passphrase, once and within three days. An earlier link stops working.',
    handOver: 'It is shown only now. Give it to that person only.',
    label: 'One-time link',
    copy: 'Copy',
    copied: 'Copied.',
  },
  notices: {
    role: 'The role is changed. The person has to sign in again.',
    'second-factor': 'The second factor is off. The person has to sign in again, and can switch it on again.',
    remove: 'The person is removed, and their sessions have ended.',
  },
  refused: {
    'email-invalid': 'This is not an email address. Please check it.',
    'name-invalid': `Write a name of at most ${PERSON_NAME_MAX_CHARS} characters, without @.`,
    known: 'This person is already in the list. Make a new link there.',
    gone: 'Somebody else has removed this person.',
    'last-owner': 'This is the last owner. Make somebody else an owner first.',
    self: 'You cannot remove yourself. Ask another owner.',
  },
} as const;
