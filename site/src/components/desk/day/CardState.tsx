import type { AppointmentStatus } from '@clinic/contract/appointment.ts';
import { deskMessages } from '#messages/desk.ts';
import styles from './CardState.module.css';

const words = deskMessages.card;

type Props = { status: AppointmentStatus; isLate: boolean };

/** The state of an appointment in one word. Only a late patient has an amber dot. */
export function CardState({ status, isLate }: Props) {
  return (
    <p className={styles.state} data-status={isLate ? 'late' : status}>
      {isLate ? words.late : words.states[status]}
    </p>
  );
}
