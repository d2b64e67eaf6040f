/** The roles of people who sign in. `owner` also manages people, exports and erases. */
export const DESK_ROLES = ['reception', 'owner'] as const;

export type DeskRole = (typeof DESK_ROLES)[number];

export type DeskPerson = {
  email: string;
  /** Absent when the person has given none. */
  name?: string;
  role: DeskRole;
  /** How many bookings wait to be reviewed. Only pages get this number. */
  toReview?: number;
  /** How many mails are stuck; absent when none are. */
  stuckMails?: number;
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
