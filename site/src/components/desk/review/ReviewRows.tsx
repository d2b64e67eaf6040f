import { slotToLabel } from '@clinic/contract/booking-calendar.ts';
import type { ReviewBooking } from '@clinic/contract/desk-review.ts';
import type { ReactNode } from 'react';
import { type DeskPlace, toWhen } from '#lib/desk/desk-words.ts';
import { dateToDay } from '#messages/dates.ts';
import { deskReviewMessages as words } from '#messages/desk-review.ts';
import styles from '../frame/Table.module.css';
import textStyles from '../frame/Text.module.css';

type Props = {
  title: string;
  bookings: readonly ReviewBooking[];
  today: string;
  place: DeskPlace;
  /** Content below the title. */
  children?: ReactNode;
};

/** Rows of bookings, each with a checkbox; nothing without bookings. */
export function ReviewRows({ title, bookings, today, place, children }: Props) {
  if (bookings.length === 0) return null;
  return (
    <fieldset>
      <legend className={`${textStyles.label} marker`}>
        {title}: {words.count(bookings.length)}
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
            {booking.knownBy && words.knownBy[booking.knownBy]}
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
            {words.bookedAt(toWhen({ at: booking.createdAt }, today, place))}
            {booking.message && <span className={styles.short}>{booking.message}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
