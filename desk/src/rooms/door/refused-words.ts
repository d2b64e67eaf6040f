import type { ProblemCode } from '@clinic/contract/refusals.ts';

type Words = { title: { thin: string; bold: string }; text: string };

const DATABASE_AWAY: Words = {
  title: { thin: 'The desk cannot use', bold: 'its database' },
  text: 'Bookings are safe. Wait a moment and try again. If this goes on, tell whoever runs the server: the database may be away, or the disk full.',
};

const OWNERS_ONLY: Words = {
  title: { thin: 'This page is', bold: 'for owners' },
  text: 'Only owners of the front desk handle people, exports and erasures. Please ask one of them.',
};

const OTHERS: Words = {
  title: { thin: 'This cannot be', bold: 'shown' },
  text: 'Something went wrong. Try again, or go to the day.',
};

const WORDS: Partial<Record<ProblemCode, Words>> = {
  unavailable: DATABASE_AWAY,
  busy: DATABASE_AWAY,
  moving: {
    title: { thin: 'The desk is back', bold: 'in a minute' },
    text: 'The bookings are moving to another database, and are safe. Wait a minute and try again.',
  },
  restarting: {
    title: { thin: 'The desk is', bold: 'restarting' },
    text: 'It will be back in a moment.',
  },
  'owners-only': OWNERS_ONLY,
  'forbidden-origin': {
    title: { thin: 'This came from', bold: 'elsewhere' },
    text: 'This form came from another website. Please use the desk’s own page.',
  },
  'not-found': {
    title: { thin: 'There is nothing', bold: 'at this address' },
    text: 'Check the address, or go to the day.',
  },
};

/** The words of a page that is shown instead of the requested one. */
export const deskRefusedMessages = {
  of: (code: ProblemCode): Words => WORDS[code] ?? OTHERS,
  /** Shown when a form was sent. */
  unchanged: 'Nothing has been changed.',
  retry: 'Try again',
  toDay: 'To the day',
} as const;
