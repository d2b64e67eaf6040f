import { linkMessages as words } from '#messages/appointment-links.en.ts';
import type { Booked } from './BookedFacts.tsx';
import styles from './BookedLinks.module.css';

type Props = {
  booked: Booked;
  /** Opens the patient's own chats with the facts. */
  chatLink?: string | undefined;
};

/** What can be done with an appointment that has just been booked. */
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
