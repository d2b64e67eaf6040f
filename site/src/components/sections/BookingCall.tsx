import { ButtonLink } from '#components/ui/Button.tsx';
import { SectionHeading } from '#components/ui/SectionHeading.tsx';
import { bookingMessages } from '#messages/booking.en.ts';
import { messages } from '#messages/en.ts';
import styles from './BookingCall.module.css';

type Props = { display: { thin: string; bold: string }; lead: string };

/** The invitation that ends the home page: the target of every `#book`. */
export function BookingCall({ display, lead }: Props) {
  return (
    <section id="book" className={`${styles.call} night page-grid`} aria-labelledby="book-title">
      <div className={styles.text}>
        <SectionHeading id="book-title" display={display} size="closing" />
        <p className={styles.lead}>{lead}</p>
        <ButtonLink href="/book" hasArrow>
          {messages.home.bookAppointment}
        </ButtonLink>
      </div>
      <div className={styles.lamp}>
        <ol className={styles.disc}>
          {bookingMessages.steps.map(({ label }, index) => (
            <li key={label} className={styles.step}>
              <span className={styles.number} aria-hidden="true">
                {index + 1}
              </span>
              {label}
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
