import type { UndoSeconds } from '@clinic/contract/desk-person.ts';
import type { Telling } from '@clinic/contract/mails.ts';

export const WHOLE_CLINIC = 'The whole clinic';

export const countPatients = (count: number) => (count === 1 ? 'one patient' : `${count} patients`);

/** The words of the page about a form. After `told` the mails wait so many seconds. */
export const NOTICES = {
  told: (seconds: UndoSeconds) => `Done. The mails leave in ${seconds} seconds.`,
  again: () => 'This has been told already. Nobody gets a second mail.',
  undone: () => 'Undone. No mail was sent, and the times are open again.',
  ended: () => 'Ended. Mails that had not left are not sent.',
  gone: () => 'Someone else was faster. This is how it is now.',
  'mail-left': () => 'A mail has left, so this can no longer be undone. You can end it.',
  called: () => 'Noted: called.',
  back: () => 'Those who were told and kept their appointment get a mail.',
};

export type AbsenceNotice = keyof typeof NOTICES;

/** How a patient is told, or why not by this press. */
export const tellingWords: Record<Telling, string> = {
  mail: 'By mail',
  'no-address': 'No email address: call',
  begun: 'The time has begun: call',
  review: 'To be reviewed: call',
  here: 'Is here: tell at the desk',
  told: 'Told before',
  away: 'Told: away',
  late: 'Told: a longer delay',
};
