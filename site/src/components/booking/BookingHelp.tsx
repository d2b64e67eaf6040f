import { phoneToHref } from '#lib/clinic/phone.ts';
import { bookingMessages as words } from '#messages/booking.ts';
import styles from './BookingHelp.module.css';

type Props = { phone: string };

/**
 * The clinic's number for people who prefer to call: at the foot of the rail, or below the form on narrow screens.
 */
export function BookingHelp({ phone }: Props) {
  return (
    <p className={`${styles.help} night`}>
      {words.preferToTalk}{' '}
      <a className="touch-target" href={phoneToHref(phone)}>
        {phone}
      </a>
    </p>
  );
}
