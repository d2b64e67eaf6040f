import { ClosingNotice, Lamp } from '#components/patterns/Notice.tsx';
import { bookingMessages } from '#messages/booking.ts';
import { messages } from '#messages/shared.ts';
import styles from './BookingCall.module.css';

type Props = { display: { thin: string; bold: string }; lead: string };

/** The invitation that ends the home page: the target of every `#book`. */
export function BookingCall({ display, lead }: Props) {
  const action = { label: messages.home.bookAppointment, href: '/book' };
  return (
    <ClosingNotice id="book" display={display} lead={lead} action={action}>
      <Lamp>
        <ol>
          {bookingMessages.steps.map(({ label }, index) => (
            <li key={label} className={styles.step}>
              <span className={styles.number} aria-hidden="true">
                {index + 1}
              </span>
              {label}
            </li>
          ))}
        </ol>
      </Lamp>
    </ClosingNotice>
  );
}
