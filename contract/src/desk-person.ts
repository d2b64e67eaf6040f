/** The roles of people who sign in. `owner` also manages people, exports and erases. */
export const DESK_ROLES = ['reception', 'owner'] as const;

export type DeskRole = (typeof DESK_ROLES)[number];

/**
 * For how many seconds the desk offers to undo what was just done, and holds the mail about it and the time that it has
 * freed: each person chooses one. The first holds for who has not chosen. Nobody waits longer than the last.
 */
export const UNDO_SECONDS = [10, 30, 120] as const;

export type UndoSeconds = (typeof UNDO_SECONDS)[number];

export type DeskPerson = {
  email: string;
  /** Absent when the person has given none. */
  name?: string;
  role: DeskRole;
  /** For how long this person can undo what was done. */
  undoSeconds?: UndoSeconds;
  /** How many bookings wait to be reviewed. Only pages get this number. */
  toReview?: number;
  /** How many mails are stuck; absent when none are. */
  stuckMails?: number;
  /** How many doctors' calendars cannot be read; absent when none. */
  silentCalendars?: number;
  /** Only pages get this. */
  session?: SessionEnd;
  /** Whether the page gives back a form that came after the end of a session. */
  hasKeptForm?: true;
};

/** The end of a person's session. */
export type SessionEnd = {
  /** A span and no instant, because the clocks of the desk's computers may be wrong. */
  msLeft: number;
  canStay: boolean;
};

/** The longest name of a person of the desk, in Unicode characters. */
export const PERSON_NAME_MAX_CHARS = 60;

/** The maker of something. */
export type DeskMaker = {
  /** The email address of a person of the desk, `patient`, or `command line`. */
  by: string;
  /** The name of that person; absent when there is none, or the person is gone. */
  byName?: string | undefined;
};

/** Names in each answer for script the person whose session it used: the email address, percent-encoded. */
export const PERSON_HEADER = 'desk-person';
