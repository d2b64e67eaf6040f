import { DESK_PATHS, type DeskAppointment, type DeskSlot, holdsSlot, isErased } from '@clinic/contract/desk.ts';
import { isLate } from '#lib/browser/desk/desk-day.ts';
import { changeToWords, type DeskPlace } from '#lib/desk/desk-words.ts';
import { deskMessages } from '#messages/desk.en.ts';
import styles from './AppointmentCard.module.css';
import { CardActions } from './CardActions.tsx';
import { CardNote } from './CardNote.tsx';
import { CardReach } from './CardReach.tsx';
import { CardState } from './CardState.tsx';
import type { CardLife } from './card-life.ts';

const words = deskMessages.card;

type Props = CardLife & {
  appointment: DeskAppointment;
  slot: DeskSlot;
  /** The department that is already shown above the card. */
  department: string;
  today: string;
  place: DeskPlace;
};

export function toCardId(appointmentId: string): string {
  return `appointment-${appointmentId}`;
}

/** The card of an appointment: the patient, ways to reach them, the state and the possible actions. */
export function AppointmentCard({ appointment, slot, department, today, place, ...life }: Props) {
  const { id, name, status, reference, message, needsReview, cancelReason, lastChange } = appointment;
  const isSmall = !holdsSlot(appointment) && status !== 'fulfilled';
  return (
    <article
      id={toCardId(id)}
      className={styles.card}
      tabIndex={-1}
      aria-labelledby={`${toCardId(id)}-name`}
      aria-busy={life.isBusy || undefined}
      data-status={status}
      data-small={isSmall ? '' : undefined}
      data-brief={isSmall || status === 'fulfilled' ? '' : undefined}
      data-fresh={life.isFresh ? '' : undefined}
      data-moving={life.isMoving ? '' : undefined}
      draggable={life.isDraggable || undefined}
    >
      {life.offer}
      <div className={styles.head}>
        <h2 id={`${toCardId(id)}-name`} className={styles.name}>
          {name || words.erased}
        </h2>
        <CardState status={status} isLate={isLate(appointment, slot)} />
      </div>
      {!isErased(appointment) && (
        <div className={styles.reach}>
          <CardReach appointment={appointment} place={place} />
        </div>
      )}
      {needsReview && <p className={styles.review}>{words.review}</p>}
      {!isSmall && message && <CardNote text={message} />}
      {cancelReason && (
        <p className={styles.reason}>
          {words.reason} <span>{cancelReason}</span>
        </p>
      )}
      {appointment.actions.length > 0 && !life.isQuiet && (
        <div className={styles.actions}>
          <CardActions appointment={appointment} {...life} />
        </div>
      )}
      {life.trouble && <p className={styles.trouble}>{life.trouble}</p>}
      <p className={styles.facts}>
        <span>
          <span className="visually-hidden">{words.reference} </span>
          <span>{reference}</span>
          {appointment.department !== department && <span>{` · ${appointment.department}`}</span>}
          {lastChange && <span>{` · ${changeToWords(lastChange, today, place)}`}</span>}
        </span>
        <a className={styles.details} href={`${DESK_PATHS.appointments}/${id}`}>
          {words.details}
          <span className="visually-hidden">{` ${words.detailsOf(name || words.erased)}`}</span>
        </a>
      </p>
    </article>
  );
}
