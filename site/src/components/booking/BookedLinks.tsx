import { linkMessages as words } from '#messages/appointment-links.ts';
import type { Booked } from './BookedFacts.tsx';
import styles from './BookedLinks.module.css';

type Props = {
  booked: Booked;
  /** Opens the patient's chat app with the facts as a message. */
  chatLink?: string | undefined;
};

/** Links for an appointment that has just been booked: to the calendar, to its page and to a chat. */
export function BookedLinks({ booked: { manageUrl, calendarUrl }, chatLink }: Props) {
  const links = [
    [calendarUrl, words.addToCalendar],
    [manageUrl, words.manage],
    [chatLink, words.sendToChat],
  ];
  return (
    <p className={styles.links}>
      {links.map(
        ([href, label]) =>
          href && (
            <a key={label} className="touch-target" href={href}>
              {label}
            </a>
          ),
      )}
    </p>
  );
}
