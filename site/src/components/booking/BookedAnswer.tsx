import type { PageLocals } from '@clinic/contract/site-pages.ts';
import { ButtonLink } from '@clinic/ui/Button.tsx';
import { createBookedChatLink } from '#lib/browser/booking/booked-chat-link.ts';
import { answerMessages as words } from '#messages/refusals.ts';
import { Answer } from './Answer.tsx';
import styles from './answers.module.css';
import { BookedFacts, type BookedPlace } from './BookedFacts.tsx';
import { BookedLinks } from './BookedLinks.tsx';

type Props = {
  confirmation: NonNullable<PageLocals['booked']>;
  timeZone: string;
  portrait: string | undefined;
  place: BookedPlace;
  phone: string;
  /** The patient's number looks incomplete. */
  isPhoneShort: boolean;
};

/** The answer to a booking without script: the facts of the booking, and links to what comes next. */
export function BookedAnswer({ confirmation, timeZone, portrait, place, phone, isPhoneShort }: Props) {
  return (
    <Answer kind="booked" phone={phone}>
      <div className={styles.facts}>
        <BookedFacts booked={confirmation} timeZone={timeZone} portrait={portrait} place={place} phone={phone} />
      </div>
      {isPhoneShort && <p className={styles.text}>{words.phoneShort}</p>}
      <p className={styles.text}>{words.keepReference}</p>
      <BookedLinks booked={confirmation} chatLink={createBookedChatLink(confirmation, place, timeZone)} />
      <p className={styles.way}>
        <ButtonLink href="/" hasArrow>
          {words.back}
        </ButtonLink>
      </p>
    </Answer>
  );
}
