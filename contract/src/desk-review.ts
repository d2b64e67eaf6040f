import type { DeskPerson } from './desk.ts';

/** What bookings of a program may have in common, from the surest sign to the weakest. */
export const PATTERN_KINDS = ['message', 'network', 'email', 'phone', 'name', 'hour', 'all'] as const;

/** `all`: nothing but the mark. */
export type PatternKind = (typeof PATTERN_KINDS)[number];

/** How many bookings the page of a pattern lists at most; the rest follow when these are settled. */
export const REVIEW_MAX = 500;

export type ReviewPattern = {
  /** In the address of the pattern's page. It tells nothing of what the bookings say. */
  key: string;
  /** All that these bookings have in common, the surest sign first. */
  kinds: PatternKind[];
  /** Of marked bookings. */
  count: number;
  /** ISO 8601 in UTC: when the first and the last of them was booked. */
  first: string;
  last: string;
  /** A few of the names, and a message. */
  names: string[];
  message: string;
};

/** What tells that a booking is a person's: an earlier visit of the phone or the mailbox, or its link was opened. */
export type KnownBy = 'visit' | 'link';

export type ReviewBooking = {
  id: string;
  reference: string;
  name: string;
  phone: string;
  email: string;
  doctor: string;
  /** YYYY-MM-DD by the clinic's clock. */
  date: string;
  /** On the 24-hour clock. */
  slot: string;
  message: string;
  /** ISO 8601 in UTC. */
  createdAt: string;
  /** False for one that came before the burst was noticed. */
  isMarked: boolean;
  /** `null` when nothing tells that it is a person's. */
  knownBy: KnownBy | null;
  /** Whether it is chosen at first. */
  isChosen: boolean;
};

/**
 * What is chosen at first: the marked bookings and what repeats their message, the unmarked ones too, or only those of
 * people who are known, who are not among the others.
 */
export const REVIEW_CHOICES = ['', 'whole', 'known'] as const;

export type ReviewChoice = (typeof REVIEW_CHOICES)[number];

export type ChosenPattern = {
  pattern: ReviewPattern;
  bookings: ReviewBooking[];
  /** How many more there are than are listed. */
  more: number;
};

/** In the address, in place of a pattern's key: the page of what was cancelled. */
export const CLEARED = 'cleared';

/** A page of the bookings that the desk has cancelled, those of people who are known first. */
export type ClearedBookings = {
  bookings: ReviewBooking[];
  /** How many the next page skips, and how many follow from there on. */
  next: number;
  more: number;
};

/** `restore`: books again what was cancelled. */
export const REVIEW_ACTIONS = ['cancel', 'keep', 'restore'] as const;

export type ReviewAction = (typeof REVIEW_ACTIONS)[number];

export type DeskReview = {
  today: string;
  /** How many bookings to come are marked. */
  count: number;
  /** The largest first. */
  patterns: ReviewPattern[];
  /** `null` when none was chosen, or nothing of it is left. */
  chosen: ChosenPattern | null;
  /** How many marked bookings of today and later the desk has cancelled. */
  clearedCount: number;
  /** `null` when they were not asked for. */
  cleared: ClearedBookings | null;
};

/**
 * What was done with a choice, and how many of it were left as they are: somebody had settled them before, or their times
 * are not free, on these dates.
 */
export type ReviewNotice = { action: ReviewAction; count: number; left: number; dates: string[] };

/** What the review page shows. */
export type DeskReviewView = { person: DeskPerson; review: DeskReview; notice: ReviewNotice | null };
