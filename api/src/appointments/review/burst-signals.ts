import { hash } from 'node:crypto';
import type { AppointmentRequest } from '@clinic/contract/appointment.ts';
import { toNetwork } from '../../visitor-address.ts';
import { emailToKey } from '../contacts/email-key.ts';
import { type Country, phoneToKey } from '../contacts/phone-key.ts';
import { RecentSenders } from './recent-senders.ts';
import { MIN_REPEATED_CHARS, toPattern } from './text-pattern.ts';
import { UsualRate } from './usual-rate.ts';

/** What the bookings of a burst have in common: their message, name, mailbox or network, or only the minute. */
export type Burst = 'message' | 'name' | 'mailbox' | 'network' | 'minute';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** How many phones may send the same long message within a day, as a family does. */
const MAX_PER_MESSAGE = 3;

/** How many phones may give the same name and message within an hour. Namesakes are rarer. */
const MAX_PER_NAME = 10;

/** Bookings for one mailbox within an hour. Anybody may type its address, and each booking sends mails there. */
const MAX_PER_MAILBOX = 3;

/** Bookings from one network within an hour: more than half of the slots that nine doctors have in a day. */
const MAX_PER_NETWORK = 40;

/** Bookings within a minute: more than a quarter of the slots that nine doctors have in a day. */
const MAX_PER_MINUTE = 20;
/** A busy service may take this many times its average number of bookings in a minute. */
const TIMES_THE_USUAL = 5;

export type BurstNote = {
  /** The bursts that this booking belongs to, each with its number of bookings. */
  bursts: ReadonlyMap<Burst, number>;
  /** Call it when the attempt has ended: an attempt that did not become a booking is no longer counted. */
  settle: (isBooked: boolean) => void;
};

/**
 * Notices bursts of bookings, even when each booking has its own address and phone. It remembers networks, hashes of
 * words and of mailboxes, and keys of phones, in this process's memory alone.
 */
export function createBurstSignals(country: Country, getNowMs = () => performance.now()) {
  const messages = new RecentSenders<string>(24 * HOUR_MS);
  const names = new RecentSenders<string>(HOUR_MS);
  const mailboxes = new RecentSenders<object>(HOUR_MS);
  const networks = new RecentSenders<object>(HOUR_MS);
  const minutes = new RecentSenders<object>(MINUTE_MS);
  const usual = new UsualRate();

  /** Call it for each attempt to book, before its outcome is known. */
  return function noteBooking(request: AppointmentRequest, address: string): BurstNote {
    const nowMs = getNowMs();
    const phone = phoneToKey(request.phone, country);
    const message = toPattern(request.message);
    const maxPerMinute = Math.max(MAX_PER_MINUTE, TIMES_THE_USUAL * usual.getPerMinute(nowMs));
    const bursts = new Map<Burst, number>();
    const takeBacks: (() => void)[] = [];

    function note<Sender>(burst: Burst, recent: RecentSenders<Sender>, key: string, sender: Sender, max: number): void {
      const { count, takeBack } = recent.add(key, sender, max, nowMs);
      if (count > max) bursts.set(burst, count);
      takeBacks.push(takeBack);
    }

    if (message.length >= MIN_REPEATED_CHARS) note('message', messages, toHash(message), phone, MAX_PER_MESSAGE);
    note('name', names, toHash(`${toPattern(request.name)}\n${message}`), phone, MAX_PER_NAME);
    note('mailbox', mailboxes, toHash(emailToKey(request.email)), {}, MAX_PER_MAILBOX);
    note('network', networks, toNetwork(address), {}, MAX_PER_NETWORK);
    note('minute', minutes, '', {}, maxPerMinute);

    function settle(isBooked: boolean): void {
      if (!isBooked) for (const takeBack of takeBacks) takeBack();
      // Bookings of a burst do not raise the average.
      else if (bursts.size === 0) usual.add(nowMs);
    }
    return { bursts, settle };
  };
}

function toHash(text: string): string {
  return hash('sha256', text, 'base64');
}
