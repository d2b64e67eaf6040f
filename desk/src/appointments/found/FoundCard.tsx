import { dateToWords, slotToLabel } from '@clinic/contract/booking-calendar.ts';
import { DESK_PATHS } from '@clinic/contract/desk-paths.ts';
import styles from '#parts/Table.module.css';
import textStyles from '#parts/Text.module.css';
import { TextLink } from '#parts/TextLink.tsx';
import { CardReach } from '../CardReach.tsx';
import { type DayLife, toCardId } from '../day-life.ts';
import type { DeskPlace } from '../desk-words.ts';
import { StateSign } from '../StateSign.tsx';
import { VisitActions } from '../VisitActions.tsx';
import { getVisitState, standToWords } from '../visit-state.ts';
import { deskMessages } from '../words.ts';
import type { FoundAppointment } from './found.ts';

type Props = {
  appointment: FoundAppointment;
  /** Whether it is of today or later, and so has its acts. */
  isComing: boolean;
  /** Whether the list already holds all appointments with this phone number. */
  isHistory: boolean;
  place: DeskPlace;
  life: DayLife;
};

/** A found appointment: time, patient, doctor and state, what can be done with it, and links to the patient and the day. */
export function FoundCard({ appointment, isComing, isHistory, place, life }: Props) {
  const { id, name, date, slot, doctor, status, reference, email, phone, needsReview, samePhone } = appointment;
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
        <p className={styles.stand}>
          <StateSign state={getVisitState(appointment, false)} />
          {standToWords(appointment, place)}
        </p>
        {needsReview && <p className={styles.warning}>{deskMessages.card.review}</p>}
      </div>
      <div className={textStyles.parts}>
        <CardReach appointment={appointment} place={place} />
        {!isHistory && samePhone.total > 1 && (
          <TextLink href={`${DESK_PATHS.search}?${new URLSearchParams({ q: phone })}`}>
            {`All ${samePhone.total} with this phone`}
            {samePhone.noShows > 0 && <span className={styles.warning}> · {noShowsToWords(samePhone.noShows)}</span>}
          </TextLink>
        )}
      </div>
      <p>
        <span className="visually-hidden">Reference </span>
        {reference}
        <br />
        {email}
      </p>
      {isComing && (
        <div className={styles.acts}>
          <VisitActions appointment={appointment} life={life} />
        </div>
      )}
    </article>
  );
}

export const noShowsToWords = (count: number) => (count === 1 ? 'One no-show' : `${count} no-shows`);
