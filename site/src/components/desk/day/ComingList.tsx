import { toInstant } from '@clinic/contract/clinic-clock.ts';
import { type DeskAppointment, isErased } from '@clinic/contract/desk-appointment.ts';
import type { DeskDay, DeskSlot } from '@clinic/contract/desk-day.ts';
import { DESK_PATHS } from '@clinic/contract/desk-paths.ts';
import { memo } from 'react';
import { toShortTime } from '#lib/desk/desk-times.ts';
import { nameLanguage } from '#lib/desk/visit-language.ts';
import { getVisitState, stateToWords, type VisitState } from '#lib/desk/visit-state.ts';
import { deskMessages } from '#messages/desk.ts';
import { deskDayMessages } from '#messages/desk-day.ts';
import { ActForm } from './ActForm.tsx';
import styles from './ComingList.module.css';
import type { DayLife } from './day-life.ts';
import { OpenLink } from './OpenLink.tsx';
import { StateSign } from './StateSign.tsx';

const words = deskDayMessages.coming;

const MS_PER_MINUTE = 60_000;

type Props = { day: DeskDay; now: Date; timeZone: string; toCardLife: (appointment: DeskAppointment) => DayLife };

type Coming = { appointment: DeskAppointment; state: VisitState };

/** The patients who are still expected, time by time, each with one press for the arrival. */
export function ComingList({ day, now, timeZone, toCardLife }: Props) {
  const coming = listComing(day);
  const times = [...new Set(coming.map(({ appointment }) => appointment.slot))].sort();
  const isToday = day.date === day.today;
  const isOffered = day.columns.some(({ slots }) => slots.some(({ state }) => state === 'free'));
  const nobodyLater = isOffered ? words.empty : words.closed;
  const nobody = isToday ? words.nobody : day.date < day.today ? words.over : nobodyLater;
  return (
    <section>
      <h2 className={styles.title}>{isToday ? words.title : words.later}</h2>
      {times.length === 0 && <p className={styles.nobody}>{nobody}</p>}
      {times.map((slot) => {
        const minutes = Math.ceil((toInstant(timeZone, day.date, slot).getTime() - now.getTime()) / MS_PER_MINUTE);
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
                  <Line
                    key={one.appointment.id}
                    {...one}
                    now={now}
                    timeZone={timeZone}
                    life={toCardLife(one.appointment)}
                  />
                ))}
            </ul>
          </div>
        );
      })}
    </section>
  );
}

type LineProps = Coming & Pick<Props, 'now' | 'timeZone'> & { life: DayLife };

const Line = memo(function Line({ appointment, state, now, timeZone, life }: LineProps) {
  const { name, doctor, message, actions } = appointment;
  const facts = [
    doctor,
    state === 'booked' ? message : stateToWords(appointment, state, now, timeZone),
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
          {deskMessages.bar.places.review}
        </a>
      ) : (
        actions.includes('arrived') && (
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
      .filter(({ status }) => status === 'booked')
      .map((appointment) => ({ appointment, state: getVisitState(appointment, state === 'past') }));
  return columns.flatMap(({ slots }) => slots.flatMap(toComing));
}
