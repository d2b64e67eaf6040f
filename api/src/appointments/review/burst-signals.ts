import { hash } from 'node:crypto';
import type { AppointmentRequest } from '@clinic/contract/appointment.ts';
import type { BookingCalendar } from '@clinic/contract/booking-calendar.ts';
import { toNetwork } from '../../visitor-address.ts';
import { type ContactKeys, toContactKeys } from '../contacts/contact-keys.ts';
import { createPace, DAY_MS, HOUR_MS, type PaceBurst } from './pace.ts';
import { RecentSenders } from './recent-senders.ts';
import { MIN_REPEATED_CHARS, toPattern } from './text-pattern.ts';

/**
 * The trait that the bookings of a burst share: their message, name, mailbox or network, or only their time or date.
 */
export type Burst = 'message' | 'name' | 'mailbox' | 'network' | PaceBurst;

/** Phones that may send the same long message within a day, as those of a family do. */
const MAX_PER_MESSAGE = 3;

/** Phones that may give the same name and message within an hour. Namesakes are rarer. */
const MAX_PER_NAME = 10;

/** Bookings for one mailbox within an hour. Anybody may type its address, and each booking sends mails there. */
const MAX_PER_MAILBOX = 3;

/** Bookings from one network within an hour: more than half of the slots that nine doctors have in a day. */
const MAX_PER_NETWORK = 40;

export type BurstNote = {
  /** The keys of the sender's contacts, which the store needs too. */
  keys: ContactKeys;
  /** The bursts that this booking belongs to, each with its number of bookings. */
  bursts: ReadonlyMap<Burst, number>;
  /** Call it when the attempt has ended: an attempt that did not become a booking is no longer counted. */
  finish: (isBooked: boolean) => void;
};

/**
 * Notices bursts of bookings, even when each booking has its own address and phone. It remembers networks, hashes of
 * words and of mailboxes, keys of phones, and dates, only in this process's memory.
 */
export function createBurstSignals(calendar: BookingCalendar, getNowMs = () => performance.now()) {
  const messages = new RecentSenders<string>(DAY_MS);
  const names = new RecentSenders<string>(HOUR_MS);
  const mailboxes = new RecentSenders<object>(HOUR_MS);
  const networks = new RecentSenders<object>(HOUR_MS);
  const pace = createPace(calendar);

  /**
   * Call it for each attempt to book, before its outcome is known. `isMarked`: the booking already has a sign of its
   * own.
   */
  return function noteBooking(request: AppointmentRequest, address: string, isMarked: boolean): BurstNote {
    const nowMs = getNowMs();
    const keys = toContactKeys(request, calendar);
    const message = toPattern(request.message);
    const bursts = new Map<Burst, number>();
    const takeBacks: (() => void)[] = [];

    function note<Sender>(burst: Burst, recent: RecentSenders<Sender>, key: string, sender: Sender, max: number): void {
      const { count, takeBack } = recent.add(key, sender, max, nowMs);
      if (count > max) bursts.set(burst, count);
      takeBacks.push(takeBack);
    }

    if (message.length >= MIN_REPEATED_CHARS)
      note('message', messages, toHash(message), keys.phone_key, MAX_PER_MESSAGE);
    note('name', names, toHash(`${toPattern(request.name)}\n${message}`), keys.phone_key, MAX_PER_NAME);
    note('mailbox', mailboxes, toHash(keys.email_key), {}, MAX_PER_MAILBOX);
    note('network', networks, toNetwork(address), {}, MAX_PER_NETWORK);
    // A booking that one sign marks is not counted by the next, so that a flood marks few of the patients who book
    // meanwhile.
    for (const { burst, recent, keys, max } of pace.getMeasures(request.appointmentDate, nowMs)) {
      if (isMarked || bursts.size > 0) break;
      for (const key of keys) note(burst, recent, key, {}, max);
    }

    function finish(isBooked: boolean): void {
      if (!isBooked) for (const takeBack of takeBacks) takeBack();
      // Bookings of a burst do not raise the average.
      else if (bursts.size === 0) pace.addUsual(nowMs);
    }
    return { keys, bursts, finish };
  };
}

function toHash(text: string): string {
  return hash('sha256', text, 'base64');
}
