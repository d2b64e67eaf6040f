import { type DeskAppointment, isErased } from '@clinic/contract/desk-appointment.ts';
import { DESK_PATHS } from '@clinic/contract/desk-paths.ts';
import type { AppointmentView } from '@clinic/contract/desk-taking.ts';
import type { ReactNode, Ref } from 'react';
import { Icon } from '#components/ui/Icon.tsx';
import { makerToName } from '#lib/desk/desk-makers.ts';
import { toShortTime } from '#lib/desk/desk-times.ts';
import { type DeskPlace, toMoment } from '#lib/desk/desk-words.ts';
import { nameLanguage } from '#lib/desk/visit-language.ts';
import { getVisitState, stateToWords } from '#lib/desk/visit-state.ts';
import { dateToDay } from '#messages/dates.ts';
import { deskMessages } from '#messages/desk.ts';
import { deskBookMessages } from '#messages/desk-book.ts';
import { deskDayMessages } from '#messages/desk-day.ts';
import { CardReach } from './CardReach.tsx';
import type { DayLife } from './day-life.ts';
import { StateSign } from './StateSign.tsx';
import { VisitActions } from './VisitActions.tsx';
import styles from './VisitPanel.module.css';

const words = deskDayMessages.panel;

type Props = {
  ref?: Ref<HTMLElement>;
  appointment: DeskAppointment;
  isPast: boolean;
  now: Date;
  today: string;
  place: DeskPlace;
  life: DayLife;
  hasKeys: boolean;
  /** The reason why the last action failed. */
  trouble: string | undefined;
  /** The history and the patient's other visits; `null` while they are on their way, or cannot be had. */
  details: AppointmentView | null;
  onClose: () => void;
};

/** All about one appointment beside the board: what can be done, how to reach the patient, words and history. */
export function VisitPanel({
  ref,
  appointment,
  isPast,
  now,
  today,
  place,
  life,
  hasKeys,
  trouble,
  details,
  onClose,
}: Props) {
  const { id, name, date, slot, minutes, doctor, department, visit, reference, email, message, cancelReason, note } =
    appointment;
  const language = nameLanguage(appointment);
  const state = getVisitState(appointment, isPast);
  const isOnDigits = state === 'booked';
  return (
    <section ref={ref} className={styles.panel} data-panel={id} aria-labelledby="panel-name" tabIndex={-1}>
      <div className={styles.top}>
        <button type="button" className={styles.back} onClick={onClose}>
          <Icon name="earlier" size={18} /> {words.back}
        </button>
        <p className={styles.badge} data-state={state}>
          <StateSign state={state} size={16} />
          <span>
            {isOnDigits ? deskDayMessages.visit.states.booked : stateToWords(appointment, state, now, place.timeZone)}
          </span>
        </p>
      </div>
      <h2 id="panel-name" className={styles.name}>
        <bdi>{isErased(appointment) ? deskMessages.card.erased : name}</bdi>
      </h2>
      <p className={styles.place}>
        <b>{words.dayAndTime(date === today ? deskMessages.today : dateToDay(date), toShortTime(slot))}</b> · {doctor}
      </p>
      <p className={styles.facts}>
        {visit ? `${department} · ${deskBookMessages.visitOption({ name: visit, minutes })}` : department} ·{' '}
        <span className={styles.reference}>{reference}</span>
        {language && ` · ${language}`}
      </p>
      {trouble && (
        <p className={styles.trouble} role="alert">
          {trouble}
        </p>
      )}
      <div className={styles.actions}>
        <VisitActions appointment={appointment} life={life} hasKeys={hasKeys} />
      </div>
      {!isErased(appointment) && <CardReach appointment={appointment} place={place} />}
      {email && (
        <p className={styles.facts}>
          <a className={styles.link} href={`mailto:${encodeURIComponent(email)}`}>
            {email}
          </a>
        </p>
      )}
      {!isErased(appointment) && (
        <Part title={words.note}>
          {note && (
            <p className={styles.note}>
              {note.text}
              <small className={styles.by}>{`${makerToName(note)}, ${toMoment(note.at, today, place.timeZone)}`}</small>
            </p>
          )}
          <a className={styles.link} href={`${DESK_PATHS.appointments}/${id}#notes`}>
            {words.writeNote}
          </a>
        </Part>
      )}
      {message && (
        <Part title={words.message}>
          <p>{message}</p>
        </Part>
      )}
      {cancelReason && (
        <Part title={deskMessages.card.reason}>
          <p>{cancelReason}</p>
        </Part>
      )}
      {details && (
        <Part title={words.history}>
          <ul>
            {[...details.history].reverse().map((entry) => (
              <li key={`${entry.at}-${entry.action}`} className={styles.line}>
                <b className={styles.moment}>{toMoment(entry.at, today, place.timeZone)}</b>
                <span>{`${deskMessages.done[entry.action]}, ${makerToName(entry)}`}</span>
              </li>
            ))}
          </ul>
        </Part>
      )}
      <p className={styles.all}>
        <a className={styles.link} href={`${DESK_PATHS.appointments}/${id}`}>
          {words.all}
        </a>
      </p>
    </section>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.part}>
      <h3 className={styles.title}>{title}</h3>
      {children}
    </div>
  );
}
