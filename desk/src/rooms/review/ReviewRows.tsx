import { slotToLabel } from '@clinic/contract/booking-calendar.ts';
import { DESK_PATHS } from '@clinic/contract/desk-paths.ts';
import { dateToDay } from '@clinic/contract/messages/en/dates-and-times.ts';
import type { ReactNode } from 'react';
import { type DeskPlace, toWhen } from '#appointments/desk-words.ts';
import styles from '#parts/Table.module.css';
import textStyles from '#parts/Text.module.css';
import { TextLink } from '#parts/TextLink.tsx';
import {
  type ChosenPattern,
  CLEARED,
  type ClearedBookings,
  type KnownBy,
  type ReviewBooking,
  type ReviewChoice,
} from './view.ts';
import { bookingsToWords } from './words.ts';

type RowsProps = { today: string; place: DeskPlace };

type Props = RowsProps & {
  title: string;
  bookings: readonly ReviewBooking[];
  /** Content below the title. */
  children?: ReactNode;
};

/** Rows of bookings, each with a checkbox; nothing without bookings. */
export function ReviewRows({ title, bookings, today, place, children }: Props) {
  if (bookings.length === 0) return null;
  return (
    <fieldset>
      <legend className={`${textStyles.label} marker`}>
        {title}: {bookingsToWords(bookings.length)}
      </legend>
      {children && <div className={textStyles.parts}>{children}</div>}
      {bookings.map((booking) => (
        <label key={booking.id} className={`${styles.row} ${styles.chosen}`}>
          <input type="checkbox" name="id" value={booking.id} defaultChecked={booking.isChosen} />
          <span>
            <b>
              <bdi>{booking.name}</bdi>
            </b>
            <br />
            {booking.knownBy && KNOWN_BY[booking.knownBy]}
          </span>
          <span>
            {dateToDay(booking.date)}
            <br />
            {slotToLabel(booking.slot)}, {booking.doctor}
          </span>
          <span>
            {booking.phone}
            <br />
            {booking.email}
          </span>
          <span>
            {`booked ${toWhen({ at: booking.createdAt }, today, place)}`}
            {booking.message && <span className={styles.short}>{booking.message}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

const KNOWN_BY: Record<KnownBy, string> = {
  visit: 'Was here before',
  link: 'The link was opened, by somebody or a mail program',
};

/** The bookings of a pattern: those of known people, the marked and the unmarked ones. */
export function PatternRows({ chosen, ...rest }: RowsProps & { chosen: ChosenPattern }) {
  const { pattern, bookings, more } = chosen;
  const { known, others } = splitKnown(bookings);
  const unmarked = others.filter(({ isMarked }) => !isMarked);
  const notChosen = unmarked.filter(({ isChosen }) => !isChosen).length;
  const toPath = (choice: ReviewChoice) =>
    `${DESK_PATHS.review}?${new URLSearchParams({ pattern: pattern.key, choice })}`;
  return (
    <>
      <ReviewRows title="Known people" bookings={known} {...rest}>
        <p>
          Their phone or email has an earlier visit here, or the link of the booking was opened. They are left out
          unless you select them.
        </p>
        <TextLink href={toPath('known')}>{`Select only these ${known.length}`}</TextLink>
      </ReviewRows>
      <ReviewRows title="Marked" bookings={others.filter(({ isMarked }) => isMarked)} {...rest} />
      <ReviewRows title="Not marked" bookings={unmarked} {...rest}>
        <p>
          They share the pattern, but came before it stood out, or by chance. Those that repeat a long message are
          selected; look at the others first.
        </p>
        {notChosen > 0 && <TextLink href={toPath('whole')}>{`Select these ${notChosen} too`}</TextLink>}
      </ReviewRows>
      {more > 0 && <p>{`${more} more follow when these are settled.`}</p>}
    </>
  );
}

/** The bookings that the desk has cancelled, those of known people first. */
export function ClearedRows({ cleared, ...rest }: RowsProps & { cleared: ClearedBookings }) {
  const { bookings, more, next } = cleared;
  const { known, others } = splitKnown(bookings);
  const nextPath = `${DESK_PATHS.review}?${new URLSearchParams({ pattern: CLEARED, skip: String(next) })}`;
  return (
    <>
      <ReviewRows title="Known people" bookings={known} {...rest} />
      <ReviewRows title="Others" bookings={others} {...rest} />
      {more > 0 && (
        <p>
          <TextLink href={nextPath}>{`${more} more`}</TextLink>
        </p>
      )}
    </>
  );
}

function splitKnown(bookings: readonly ReviewBooking[]) {
  return {
    known: bookings.filter(({ knownBy }) => knownBy !== null),
    others: bookings.filter(({ knownBy }) => knownBy === null),
  };
}
