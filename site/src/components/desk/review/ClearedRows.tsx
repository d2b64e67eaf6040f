import { DESK_PATHS } from '@clinic/contract/desk-paths.ts';
import { CLEARED, type ClearedBookings } from '@clinic/contract/desk-review.ts';
import type { DeskPlace } from '#lib/desk/desk-words.ts';
import { deskReviewMessages as words } from '#messages/desk-review.ts';
import { TextLink } from '../frame/TextLink.tsx';
import { ReviewRows } from './ReviewRows.tsx';

type Props = { cleared: ClearedBookings; today: string; place: DeskPlace };

/** The bookings that the desk has cancelled, those of known people first. */
export function ClearedRows({ cleared: { bookings, more, next }, today, place }: Props) {
  const known = bookings.filter(({ knownBy }) => knownBy !== null);
  const others = bookings.filter(({ knownBy }) => knownBy === null);
  const nextPath = `${DESK_PATHS.review}?${new URLSearchParams({ pattern: CLEARED, skip: String(next) })}`;
  return (
    <>
      <ReviewRows title={words.known} bookings={known} today={today} place={place} />
      <ReviewRows title={words.others} bookings={others} today={today} place={place} />
      {more > 0 && (
        <p>
          <TextLink href={nextPath}>{words.next(more)}</TextLink>
        </p>
      )}
    </>
  );
}
