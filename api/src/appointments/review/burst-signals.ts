import { hash } from 'node:crypto';
import type { AppointmentRequest } from '@clinic/contract/appointment.ts';
import { toNetwork } from '../../visitor-address.ts';
import { phoneToKey } from '../contacts/phone-key.ts';
import { RecentSenders } from './recent-senders.ts';
import { UsualRate } from './usual-rate.ts';

/** What many bookings have in common that patients' own have not. */
export type Burst = 'message' | 'name' | 'network' | 'minute';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Shorter messages, such as 'Follow-up visit', are everybody's own words. */
const MIN_REPEATED_CHARS = 40;
/** Phones that may send the same long message within a day, as in a family. */
const MAX_PER_MESSAGE = 3;

/** Phones that may come with the same name and the same message, if any, within an hour: namesakes are rarer. */
const MAX_PER_NAME = 10;

/** Bookings within an hour: twice what one address may make, and more than half of what nine doctors have in a day. */
const MAX_PER_NETWORK = 40;

/** More than a quarter of what nine doctors have in a day; a busy day brings as many in an hour or two. */
const MAX_PER_MINUTE = 20;
/** Where many clinics share one service, a minute may bring so many times its average. */
const TIMES_THE_USUAL = 5;

export type BurstNote = {
  /** With how many bookings were seen together. */
  bursts: ReadonlyMap<Burst, number>;
  /** To be told whether the attempt became a booking: one that did not counts no more. */
  settle: (isBooked: boolean) => void;
};

/**
 * Notices bookings that come in bursts, also when each of them has an address and a phone of its own. What it remembers
 * is in memory and the process's own: networks, hashes of words, and keys of phones.
 */
export function createBurstSignals(getNowMs = () => performance.now()) {
  const messages = new RecentSenders<string>(24 * HOUR_MS);
  const names = new RecentSenders<string>(HOUR_MS);
  const networks = new RecentSenders<object>(HOUR_MS);
  const minutes = new RecentSenders<object>(MINUTE_MS);
  const usual = new UsualRate();

  /** To be called for each attempt to book, before it is known how that ends. */
  return function noteBooking(request: AppointmentRequest, address: string): BurstNote {
    const nowMs = getNowMs();
    const phone = phoneToKey(request.phone);
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
    note('network', networks, toNetwork(address), {}, MAX_PER_NETWORK);
    note('minute', minutes, '', {}, maxPerMinute);

    function settle(isBooked: boolean): void {
      if (!isBooked) for (const takeBack of takeBacks) takeBack();
      // A burst that lasts must not become the usual.
      else if (bursts.size === 0) usual.add(nowMs);
    }
    return { bursts, settle };
  };
}

/** The same for `Patient 17` and `patient  18`. */
function toPattern(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\p{Nd}+/gu, '#')
    .replace(/\s+/g, ' ')
    .trim();
}

function toHash(text: string): string {
  return hash('sha256', text, 'base64');
}
