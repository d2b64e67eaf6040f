import type { DeskAppointment } from '@clinic/contract/desk-appointment.ts';

/** The things that a program's bookings may have in common, from the surest sign to the weakest. */
export const PATTERN_KINDS = ['message', 'network', 'email', 'phone', 'name', 'hour', 'all'] as const;

/** The bookings of `all` share nothing but the mark. */
export type PatternKind = (typeof PATTERN_KINDS)[number];

/**
 * How many marked bookings the page of a pattern lists at most, and how many a page of cancelled bookings does. The
 * rest follow when these are settled, or on the next page.
 */
export const REVIEW_MAX = 500;

export type ReviewPattern = {
  /** The pattern's key in the address of its page. It reveals nothing that the bookings say. */
  key: string;
  /** All that these bookings have in common, the surest sign first. */
  kinds: PatternKind[];
  /** The number of marked bookings. */
  count: number;
  /** ISO 8601 in UTC: when the first and the last of them was booked. */
  first: string;
  last: string;
  /** A few of the names, and a message. */
  names: string[];
  message: string;
};

/** The sign that a booking is a person's: an earlier visit with the phone or the mailbox, or an opened link. */
export type KnownBy = 'visit' | 'link';

export type ReviewBooking = Pick<
  DeskAppointment,
  'id' | 'reference' | 'name' | 'phone' | 'email' | 'doctor' | 'date' | 'slot' | 'message' | 'createdAt'
> & {
  /** `false` for a booking that came before the burst was noticed. */
  isMarked: boolean;
  /** `null` when no sign tells that it is a person's. */
  knownBy: KnownBy | null;
  /** Whether it is chosen at first. */
  isChosen: boolean;
};

/**
 * The bookings that are chosen at first. An empty choice: the marked ones, and unmarked ones that repeat their message.
 * `whole`: all unmarked ones too. `known`: only those of known people, who are not among the other choices.
 */
export const REVIEW_CHOICES = ['', 'whole', 'known'] as const;

export type ReviewChoice = (typeof REVIEW_CHOICES)[number];

export type ChosenPattern = {
  pattern: ReviewPattern;
  bookings: ReviewBooking[];
  /** How many bookings are not listed. */
  more: number;
};

/** The value in the address that leads to the page of cancelled bookings and not to a pattern. */
export const CLEARED = 'cleared';

/** A page of the bookings that the desk has cancelled. Those of known people come first. */
export type ClearedBookings = {
  bookings: ReviewBooking[];
  /** How many bookings the next page skips, and how many follow from there on. */
  next: number;
  more: number;
};

/** `restore` books cancelled bookings again. */
export const REVIEW_ACTIONS = ['cancel', 'keep', 'restore'] as const;

export type ReviewAction = (typeof REVIEW_ACTIONS)[number];

export type DeskReview = {
  today: string;
  /** How many coming bookings are marked. */
  count: number;
  /** Patterns with a sure sign come first, and then the largest. */
  patterns: ReviewPattern[];
  /** `null` when no pattern was chosen, or nothing of it is left. */
  chosen: ChosenPattern | null;
  /** How many marked bookings of today and later the desk has cancelled. */
  clearedCount: number;
  /** `null` when they were not asked for. */
  cleared: ClearedBookings | null;
};

/**
 * The action, the number of bookings that it changed, and the number left as they are: somebody had settled them
 * before, or their times are not free, on these dates.
 */
export type ReviewNotice = { action: ReviewAction; count: number; left: number; dates: string[] };

/** The data of the page; `notice` is what the form before it has done. */
export type ReviewView = { review: DeskReview; notice: ReviewNotice | null };
