import type { KnownBy, PatternKind, ReviewAction } from '@clinic/contract/desk-review.ts';

const bookings = (count: number) => (count === 1 ? 'one booking' : `${count} bookings`);

/** The words of the review of bookings that look like spam. */
export const deskReviewMessages = {
  title: { thin: 'Bookings', bold: 'to review' },
  lead: (count: number) =>
    `${count === 1 ? 'One upcoming booking looks' : `${count} upcoming bookings look`} like spam. Grouped by what they have in common.`,
  none: 'There is nothing to review. A booking that looks like spam will appear here.',
  patterns: 'What they have in common',
  kinds: {
    message: 'Same message',
    network: 'Same network',
    email: 'Same email',
    phone: 'Same phone',
    name: 'Same name',
    hour: 'Same hour',
    all: 'All that are marked',
  } satisfies Record<PatternKind, string>,
  /** Names a further thing in common, after the first. */
  also: {
    message: 'message',
    network: 'network',
    email: 'email',
    phone: 'phone',
    name: 'name',
    hour: 'hour',
    all: 'mark',
  } satisfies Record<PatternKind, string>,
  alsoSame: (what: string) => `and the same ${what}`,
  weak: 'Patients who booked at that time are among them. Look at each one.',
  count: bookings,
  booked: (first: string, last: string) => (first === last ? `Booked ${first}` : `Booked ${first} to ${last}`),
  names: (names: string, more: number) => (more > 0 ? `${names} and ${more} more` : names),
  choose: 'Select all of this pattern',
  back: 'All patterns',
  marked: 'Marked',
  unmarked: 'Not marked',
  unmarkedHint:
    'They share the pattern, but came before it stood out, or by chance. Those that repeat a long message are selected; look at the others first.',
  chooseWhole: (count: number) => `Select these ${count} too`,
  known: 'Known people',
  knownHint:
    'Their phone or email has an earlier visit here, or the link of the booking was opened. They are left out unless you select them.',
  chooseKnown: (count: number) => `Select only these ${count}`,
  knownBy: {
    visit: 'Was here before',
    link: 'Opened the link',
  } satisfies Record<KnownBy, string>,
  more: (count: number) => `${count} more follow when these are settled.`,
  bookedAt: (time: string) => `booked ${time}`,
  ask: 'Cancel without mails',
  askCounted: (count: number) => `Cancel ${count} without mails`,
  question: 'Their times become free at once. Nobody is told, and waiting mails are not sent.',
  cancel: 'Yes, cancel them',
  keep: 'They are real',
  keepHint: 'takes the marks away, and sends the mails that were held back',
  chosen: (count: number) => `${count} selected`,
  cleared: 'Cancelled here',
  clearedLead: 'A booking that was cancelled by mistake can be put back until its day is over.',
  chooseCleared: 'See what was cancelled',
  others: 'Others',
  restore: 'Put back',
  restoreHint: 'if the time is still free; patients who were told of the cancellation get a mail',
  next: (count: number) => `${count} more`,
  nothing: 'Nothing was selected.',
  done: {
    cancel: (count: number) =>
      `${count === 1 ? 'One booking is' : `${count} bookings are`} cancelled. The times are free, and nobody was told.`,
    keep: (count: number) => `${count === 1 ? 'One booking is' : `${count} bookings are`} no longer marked.`,
    restore: (count: number) => `${count === 1 ? 'One booking is' : `${count} bookings are`} put back.`,
  } satisfies Record<ReviewAction, (count: number) => string>,
  left: (count: number) =>
    `${count === 1 ? 'One was' : `${count} were`} left as they are: settled before, moved on, or never marked.`,
  notRestored: (count: number) =>
    `${count === 1 ? 'One was' : `${count} were`} not put back: the time is no longer free, or somebody else was faster.`,
  otherTimes: 'Book another time on',
} as const;
