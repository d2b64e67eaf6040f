import type { AppointmentConfirmation } from '@clinic/contract/appointment.ts';
import { ButtonLink } from '#components/ui/Button.tsx';
import { answerMessages as words } from '#messages/answers.en.ts';
import { Answer } from './Answer.tsx';
import styles from './answers.module.css';
import { BookingSummary } from './BookingSummary.tsx';

type Props = { confirmation: AppointmentConfirmation; phone: string; phoneHref: string };

/** The answer to a booking without script: what is booked, and its reference. */
export function BookedAnswer({ confirmation, ...clinic }: Props) {
  return (
    <Answer kind="booked" {...clinic}>
      <dl className={styles.fact}>
        <dt>{words.reference}</dt>
        <dd className={styles.reference}>{confirmation.reference}</dd>
      </dl>
      <p className={styles.text}>{words.keepReference}</p>
      <BookingSummary values={confirmation} titleLevel="h2" />
      <p className={styles.way}>
        <ButtonLink href="/" hasArrow>
          {words.back}
        </ButtonLink>
      </p>
    </Answer>
  );
}
