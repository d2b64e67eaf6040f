import { type DeskAppointment, isErased } from '@clinic/contract/desk-appointment.ts';
import { DESK_PATHS } from '@clinic/contract/desk-paths.ts';
import { dateToDay } from '@clinic/contract/messages/en/dates-and-times.ts';
import { Icon } from '@clinic/ui/Icon.tsx';
import type { ComponentProps, ReactNode, Ref } from 'react';
import { deskBookMessages } from '#appointments/booking/words.ts';
import { CardReach } from '#appointments/CardReach.tsx';
import type { DayLife } from '#appointments/day-life.ts';
import { deskDayMessages } from '#appointments/day-words.ts';
import { toShortTime } from '#appointments/desk-times.ts';
import { type DeskPlace, toMoment } from '#appointments/desk-words.ts';
import { StateSign } from '#appointments/StateSign.tsx';
import type { AppointmentView } from '#appointments/taking.ts';
import { VisitActions } from '#appointments/VisitActions.tsx';
import { nameLanguage } from '#appointments/visit-language.ts';
import { getVisitState, stateToWords } from '#appointments/visit-state.ts';
import { deskMessages } from '#appointments/words.ts';
import { makerToName } from '#people/desk-makers.ts';
import { PanelNote } from './PanelNote.tsx';
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
  /** Whether a staff note is being written, and what its form does. */
  note: Pick<ComponentProps<typeof PanelNote>, 'isWriting' | 'onWrite' | 'onNoted'>;
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
  note,
  onClose,
}: Props) {
  const { id, name, date, slot, minutes, doctor, department, visit, reference, email, message, cancelReason } =
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
          <span>{isOnDigits ? deskDayMessages.visit.states.booked : stateToWords(appointment, state, now, place)}</span>
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
          <PanelNote {...{ appointment, today, place, hasKeys }} {...note} />
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
