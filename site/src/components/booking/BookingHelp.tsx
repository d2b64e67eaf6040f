import { bookingMessages as words } from '#messages/booking.en.ts';
import styles from './BookingHelp.module.css';

type Props = {
  /** The clinic's number as words and as a link. */
  phone: string;
  phoneHref: string;
};

/** Whom to call instead: at the foot of the rail, below the form where the rail is a band. */
export function BookingHelp({ phone, phoneHref }: Props) {
  return (
    <p className={`${styles.help} night`}>
      {words.preferToTalk} <a href={phoneHref}>{phone}</a>
    </p>
  );
}
