import { addDays } from '@clinic/contract/booking-calendar.ts';
import { MIN_REPEATED_CHARS } from './text-pattern.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** Three days on which the clinic is open, and a Sunday between them. */
const NEAR_DATES = 4;

/** This many bookings are no burst, even in the smallest clinic: a family may make them. */
const FAMILY = 6;

/** The trait that the bookings of a burst share: their words, mailbox or network, or only their time or dates. */
export type Burst = 'message' | 'name' | 'mailbox' | 'network' | 'minute' | 'hour' | 'day' | 'date';

/** The traits of a booking that rules compare: the patterns of its words, the key of its mailbox, its network and its date. */
export type Traits = { message: string; name: string; mailbox: string; network: string; date: string };

type Rule = {
  burst: Burst;
  windowMs: number;
  /** Bookings belong together when they share one of these keys. */
  toKeys: (traits: Traits) => string[];
  /** The largest number of bookings that patients make within the window. */
  most: number;
  /** A rule of pace: `most` is at least this share of the slots that the clinic has in a day. */
  share?: number;
  /** Bookings by one phone count once. */
  isPerPhone?: boolean;
};

const toLongMessage = ({ message }: Traits) => (message.length >= MIN_REPEATED_CHARS ? [message] : []);
const toWords = ({ name, message }: Traits) => [`${name}\n${message}`];
const toDate = ({ date }: Traits) => [date];
const toNearDates = ({ date }: Traits) => Array.from({ length: NEAR_DATES }, (_, index) => addDays(date, -index));
const toAny = () => [''];

/** The rules of pace come last, the narrowest first, because it is the least likely to include other patients. */
export const BURST_RULES: readonly Rule[] = [
  // A family sends the same long message; namesakes with the same short one are rarer.
  { burst: 'message', windowMs: DAY_MS, toKeys: toLongMessage, most: 3, isPerPhone: true },
  { burst: 'name', windowMs: HOUR_MS, toKeys: toWords, most: 10, isPerPhone: true },
  // Anybody may type the address of a mailbox, and each booking sends mails there.
  { burst: 'mailbox', windowMs: HOUR_MS, toKeys: ({ mailbox }) => [mailbox], most: 3 },
  // More than half of the slots that nine doctors have in a day: mobile networks share addresses.
  { burst: 'network', windowMs: HOUR_MS, toKeys: ({ network }) => [network], most: 40 },
  { burst: 'minute', windowMs: MINUTE_MS, toKeys: toAny, most: 20, share: 1 / 32 },
  // A busy morning books less than a third of a day's slots in an hour, and for different dates.
  { burst: 'date', windowMs: HOUR_MS, toKeys: toDate, most: FAMILY, share: 1 / 3 },
  { burst: 'date', windowMs: HOUR_MS, toKeys: toNearDates, most: 2 * FAMILY, share: 2 / 5 },
  { burst: 'hour', windowMs: HOUR_MS, toKeys: toAny, most: FAMILY, share: 1 / 2 },
  // A full clinic books one day's slots in a day, and more after a holiday; two in three want one of the next days.
  { burst: 'date', windowMs: DAY_MS, toKeys: toDate, most: FAMILY, share: 5 / 6 },
  { burst: 'date', windowMs: DAY_MS, toKeys: toNearDates, most: 2 * FAMILY, share: 7 / 6 },
  { burst: 'day', windowMs: DAY_MS, toKeys: toAny, most: FAMILY, share: 2 },
];
