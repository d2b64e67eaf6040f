import type { ReviewNotice, ReviewPattern } from '@clinic/contract/desk-review.ts';
import { deskReviewMessages as words } from '#messages/desk-review.ts';
import { type DeskPlace, toWhen } from './desk-words.ts';

/** Says what bookings have in common: `Same message and the same name` */
export function patternToTitle({ kinds: [first, ...others] }: Pick<ReviewPattern, 'kinds'>): string {
  if (!first) return '';
  // The kind 'all' holds for all marked bookings and says nothing beside another kind.
  const also = others.filter((kind) => kind !== 'all').map((kind) => words.also[kind]);
  return also.length > 0 ? `${words.kinds[first]} ${words.alsoSame(also.join(', '))}` : words.kinds[first];
}

/** Says when the bookings were made: `Booked 10:02 AM to 10:09 AM` */
export function patternToTimes({ first, last }: ReviewPattern, today: string, place: DeskPlace): string {
  return words.booked(toWhen({ at: first }, today, place), toWhen({ at: last }, today, place));
}

/** Says what a choice has done. */
export function reviewNoticeToWords({ action, count, left }: ReviewNotice): string {
  if (count + left === 0) return words.nothing;
  const toLeft = action === 'restore' ? words.notRestored : words.left;
  return [count > 0 && words.done[action](count), left > 0 && toLeft(left)].filter(Boolean).join(' ');
}
