import { dateToWords, slotToLabel } from '@clinic/contract/booking-calendar.ts';
import { DESK_PATHS } from '@clinic/contract/desk-paths.ts';
import type { FoundAppointment } from '@clinic/contract/desk-search.ts';
import type { DeskPlace } from '#lib/desk/desk-words.ts';
import { deskMessages } from '#messages/desk.ts';
import { deskSearchMessages as words } from '#messages/desk-search.ts';
import { ActForm } from '../day/ActForm.tsx';
import { CardReach } from '../day/CardReach.tsx';
import { CardState } from '../day/CardState.tsx';
import { toCardId } from '../day/day-life.ts';
import actionStyles from '../day/VisitActions.module.css';
import styles from '../frame/Table.module.css';
import textStyles from '../frame/Text.module.css';
import { TextLink } from '../frame/TextLink.tsx';

type Props = {
  appointment: FoundAppointment;
  /** Whether the list already holds all appointments with this phone number. */
  isHistory: boolean;
  place: DeskPlace;
};

/** An appointment in the results: time, patient, doctor and state, with links to the patient and to the day. */
export function FoundCard({ appointment, isHistory, place }: Props) {
  const { id, name, date, slot, doctor, status, reference, email, phone, needsReview, samePhone, actions } =
    appointment;
  const nameId = `found-${id}`;
  const [weekday = '', rest = ''] = dateToWords(date).split(', ');
  return (
    <article className={`${styles.row} ${styles.found}`} aria-labelledby={nameId} data-status={status}>
      <time dateTime={`${date}T${slot}`}>
        <b>{rest}</b>
        <br />
        {weekday}, {slotToLabel(slot)}
      </time>
      <div>
        <h3 id={nameId}>
          <TextLink href={`${DESK_PATHS.day}/${date}#${toCardId(id)}`}>
            <b>{name}</b>
          </TextLink>
        </h3>
        <p>{doctor}</p>
      </div>
      <div className={styles.state}>
        <CardState status={status} isLate={false} />
        {needsReview && <p className={styles.warning}>{deskMessages.card.review}</p>}
        {actions.includes('arrived') && (
          <ActForm
            appointment={appointment}
            action="arrived"
            life={{}}
            className={`${actionStyles.action} round-control`}
          >
            {deskMessages.actions.arrived}
            <span className="visually-hidden">{`: ${name}`}</span>
          </ActForm>
        )}
      </div>
      <div className={textStyles.parts}>
        <CardReach appointment={appointment} place={place} />
        {!isHistory && samePhone.total > 1 && (
          <TextLink href={`${DESK_PATHS.search}?${new URLSearchParams({ q: phone })}`}>
            {words.samePhone(samePhone.total)}
            {samePhone.noShows > 0 && <span className={styles.warning}> · {words.noShows(samePhone.noShows)}</span>}
          </TextLink>
        )}
      </div>
      <p>
        <span className="visually-hidden">{words.reference} </span>
        {reference}
        <br />
        {email}
      </p>
    </article>
  );
}
