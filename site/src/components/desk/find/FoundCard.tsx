import { dateToWords, slotToLabel } from '@clinic/contract/booking-calendar.ts';
import { DESK_PATHS } from '@clinic/contract/desk.ts';
import type { FoundAppointment } from '@clinic/contract/desk-search.ts';
import type { DeskPlace } from '#lib/desk/desk-words.ts';
import { deskMessages } from '#messages/desk.en.ts';
import { deskSearchMessages as words } from '#messages/desk-search.en.ts';
import { toCardId } from '../day/AppointmentCard.tsx';
import { CardReach } from '../day/CardReach.tsx';
import { CardState } from '../day/CardState.tsx';
import styles from './FoundCard.module.css';

type Props = {
  appointment: FoundAppointment;
  /** Whether the list already holds all appointments with this phone number. */
  isHistory: boolean;
  place: DeskPlace;
};

/** An appointment in the results: time, patient, doctor and state, with links to the patient and to the day. */
export function FoundCard({ appointment, isHistory, place }: Props) {
  const { id, name, date, slot, doctor, status, reference, email, phone, needsReview, samePhone } = appointment;
  const nameId = `found-${id}`;
  const [weekday = '', rest = ''] = dateToWords(date).split(', ');
  return (
    <article className={styles.card} aria-labelledby={nameId} data-status={status}>
      <p className={styles.when}>
        <time dateTime={`${date}T${slot}`}>
          <b className={styles.date}>{rest}</b>
          <span className={styles.time}>
            {weekday}, {slotToLabel(slot)}
          </span>
        </time>
      </p>
      <div className={styles.who}>
        <h3 id={nameId} className={styles.name}>
          <a className={styles.link} href={`${DESK_PATHS.day}/${date}#${toCardId(id)}`}>
            {name}
          </a>
        </h3>
        <p>{doctor}</p>
      </div>
      <div className={styles.state}>
        <CardState status={status} isLate={false} />
        {needsReview && <p className={styles.review}>{deskMessages.card.review}</p>}
      </div>
      <div className={styles.reach}>
        <CardReach appointment={appointment} place={place} />
        {!isHistory && samePhone.total > 1 && (
          <a className={styles.all} href={`${DESK_PATHS.search}?${new URLSearchParams({ q: phone })}`}>
            {words.samePhone(samePhone.total)}
            {samePhone.noShows > 0 && <span className={styles.noShows}> · {words.noShows(samePhone.noShows)}</span>}
          </a>
        )}
      </div>
      <p className={styles.facts}>
        <span className="visually-hidden">{words.reference} </span>
        <span className={styles.reference}>{reference}</span>
        {email && <span className={styles.email}>{email}</span>}
      </p>
    </article>
  );
}
