import { toInstant } from '@clinic/contract/clinic-clock.ts';
import { type DeskAppointment, isErased } from '@clinic/contract/desk-appointment.ts';
import type { DeskDay, DeskSlot } from '@clinic/contract/desk-day.ts';
import { DESK_PATHS } from '@clinic/contract/desk-paths.ts';
import { isExpected } from '@clinic/contract/visit-states.ts';
import { memo } from 'react';
import { ActForm } from '#appointments/ActForm.tsx';
import type { DayLife } from '#appointments/day-life.ts';
import { deskDayMessages } from '#appointments/day-words.ts';
import { toShortTime } from '#appointments/desk-times.ts';
import type { DeskPlace } from '#appointments/desk-words.ts';
import { StateSign } from '#appointments/StateSign.tsx';
import { useIsSaving } from '#appointments/saving.ts';
import { nameLanguage } from '#appointments/visit-language.ts';
import { getVisitState, stateToWords, type VisitState } from '#appointments/visit-state.ts';
import { deskMessages } from '#appointments/words.ts';
import { OpenLink } from '../OpenLink.tsx';
import styles from './ComingList.module.css';

const words = deskDayMessages.coming;

const MS_PER_MINUTE = 60_000;

type Props = { day: DeskDay; now: Date; place: DeskPlace; life: DayLife };

type Coming = { appointment: DeskAppointment; state: VisitState };

/** The patients who are still expected, time by time, each with one press for the arrival. */
export function ComingList({ day, now, place, life }: Props) {
  const coming = listComing(day);
  const times = [...new Set(coming.map(({ appointment }) => appointment.slot))].sort();
  const isToday = day.date === day.today;
  const isOffered = day.columns.some(({ slots }) => slots.some(({ state }) => state === 'free'));
  const nobodyLater = isOffered ? words.empty : words.closed;
  const nobody = isToday ? words.nobody : day.date < day.today ? words.over : nobodyLater;
  return (
    <section>
      <h2 className={styles.title} tabIndex={-1}>
        {isToday ? words.title : words.later}
      </h2>
      {times.length === 0 && <p className={styles.nobody}>{nobody}</p>}
      {times.map((slot) => {
        const minutes = Math.ceil(
          (toInstant(place.timeZone, day.date, slot).getTime() - now.getTime()) / MS_PER_MINUTE,
        );
        return (
          <div key={slot}>
            <h3 className={styles.time}>
              {toShortTime(slot)}{' '}
              {isToday && (
                <span className={styles.distance}>{minutes <= 0 ? words.notCome : words.inMinutes(minutes)}</span>
              )}
            </h3>
            <ul>
              {coming
                .filter(({ appointment }) => appointment.slot === slot)
                .map((one) => (
                  <Line key={one.appointment.id} {...one} now={now} place={place} life={life} />
                ))}
            </ul>
          </div>
        );
      })}
    </section>
  );
}

type LineProps = Coming & Pick<Props, 'now' | 'place'> & { life: DayLife };

const Line = memo(function Line({ appointment, state, now, place, life }: LineProps) {
  const { name, doctor, message, actions, isDoctorAway } = appointment;
  const isSaving = useIsSaving(appointment.id);
  const facts = [
    isSaving ? deskDayMessages.visit.saving : isDoctorAway ? words.away(doctor) : doctor,
    state === 'booked' ? message : stateToWords(appointment, state, now, place),
    nameLanguage(appointment),
  ];
  return (
    <li className={styles.line} data-state={state}>
      <OpenLink appointment={appointment} life={life} className={styles.open}>
        <b className={`${styles.name} one-line`}>
          <bdi>{isErased(appointment) ? deskMessages.card.erased : name}</bdi>
        </b>
        <span className={`${styles.facts} one-line`}>{facts.filter(Boolean).join(' · ')}</span>
      </OpenLink>
      {state === 'review' ? (
        <a className={`${styles.act} round-control`} href={DESK_PATHS.review}>
          <StateSign state={state} />
          {deskMessages.toReview}
        </a>
      ) : (
        actions.includes('arrived') &&
        !isDoctorAway && (
          <ActForm appointment={appointment} action="arrived" life={life} className={`${styles.act} round-control`}>
            <StateSign state="booked" />
            {deskMessages.actions.arrived}
            <span className="visually-hidden">{`: ${name}`}</span>
          </ActForm>
        )
      )}
    </li>
  );
});

function listComing({ columns }: DeskDay): Coming[] {
  const toComing = ({ state, appointments }: DeskSlot) =>
    appointments
      .filter(isExpected)
      .map((appointment) => ({ appointment, state: getVisitState(appointment, state === 'past') }));
  return columns.flatMap(({ slots }) => slots.flatMap(toComing));
}
