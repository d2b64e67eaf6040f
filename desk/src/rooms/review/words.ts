import { type DeskPlace, toWhen } from '#appointments/desk-words.ts';
import type { PatternKind, ReviewPattern } from './view.ts';

export const bookingsToWords = (count: number) => (count === 1 ? 'one booking' : `${count} bookings`);

const KINDS: Record<PatternKind, { title: string; also: string }> = {
  message: { title: 'Same message', also: 'message' },
  network: { title: 'Same network', also: 'network' },
  email: { title: 'Same email', also: 'email' },
  phone: { title: 'Same phone', also: 'phone' },
  name: { title: 'Same name', also: 'name' },
  hour: { title: 'Same hour', also: 'hour' },
  all: { title: 'All that are marked', also: 'mark' },
};

/** Says what bookings have in common: `Same message and the same name` */
export function patternToTitle({ kinds: [first, ...others] }: Pick<ReviewPattern, 'kinds'>): string {
  if (!first) return '';
  // The kind 'all' holds for all marked bookings and says nothing beside another kind.
  const also = others.filter((kind) => kind !== 'all').map((kind) => KINDS[kind].also);
  return also.length > 0 ? `${KINDS[first].title} and the same ${also.join(', ')}` : KINDS[first].title;
}

/** Says when the bookings were made: `Booked 10:02 AM to 10:09 AM` */
export function patternToTimes(pattern: ReviewPattern, today: string, place: DeskPlace): string {
  const [first, last] = [pattern.first, pattern.last].map((at) => toWhen({ at }, today, place));
  return first === last ? `Booked ${first}` : `Booked ${first} to ${last}`;
}

/** The words on the selected bookings of a form. Without script they name no number. */
export const chosenToWords = (count: number) => `${count} selected`;
export const askToWords = (count?: number) =>
  count === undefined ? 'Cancel without mails' : `Cancel ${count} without mails`;
