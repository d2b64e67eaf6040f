import type { DeskAppointment } from '@clinic/contract/desk-appointment.ts';
import { type DeskDay, listAppointments } from '@clinic/contract/desk-day.ts';
import { memo } from 'react';
import { ActForm } from '#appointments/ActForm.tsx';
import type { DayLife } from '#appointments/day-life.ts';
import { deskDayMessages } from '#appointments/day-words.ts';
import { useIsSaving } from '#appointments/saving.ts';
import { countMinutes, getVisitState, LONG_WAIT_MINUTES, splitName } from '#appointments/visit-state.ts';
import { deskMessages } from '#appointments/words.ts';
import { OpenLink } from '../OpenLink.tsx';
import styles from './WaitingStrip.module.css';

const words = deskDayMessages.waiting;

type Props = { day: DeskDay; now: Date; life: DayLife };

/** The waiting room in the order of arrival, with the minutes that each patient has waited, and 'Call in'. */
export function WaitingStrip({ day, now, life }: Props) {
  const appointments = listAppointments(day);
  const inRooms = new Set(
    appointments.filter((one) => getVisitState(one, true) === 'in').map(({ doctorId }) => doctorId),
  );
  const waiting = listWaiting(appointments);
  return (
    <section className={styles.strip} aria-label={words.label}>
      <h2 className={styles.title} tabIndex={-1}>
        <b className={styles.count}>{waiting.length}</b> {words.title}
      </h2>
      {waiting.length === 0 ? (
        <p className={styles.nobody}>{words.nobody}</p>
      ) : (
        <ul className={styles.list}>
          {waiting.map((appointment) => (
            <Chip
              key={appointment.id}
              appointment={appointment}
              now={now}
              isDoctorFree={!inRooms.has(appointment.doctorId) && isFirst(waiting, appointment)}
              life={life}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

type ChipProps = { appointment: DeskAppointment; now: Date; isDoctorFree: boolean; life: DayLife };

const Chip = memo(function Chip({ appointment, now, isDoctorFree, life }: ChipProps) {
  const { name, doctor, arrivedAt } = appointment;
  const isSaving = useIsSaving(appointment.id);
  const minutes = arrivedAt === null ? null : countMinutes(arrivedAt, now);
  return (
    <li
      className={styles.chip}
      data-long={minutes !== null && minutes >= LONG_WAIT_MINUTES ? '' : undefined}
      data-room={isDoctorFree ? 'free' : undefined}
    >
      <OpenLink appointment={appointment} life={life} className={styles.open}>
        <span className={styles.minutes} aria-hidden="true">
          <span>{minutes ?? words.unknown}</span> <small className={styles.unit}>{words.minutes}</small>
        </span>
        <span className={styles.who} aria-hidden="true">
          <b className={`${styles.family} one-line`}>{splitName(name).family}</b>
          <span className={`${styles.doctor} one-line`}>
            {isSaving ? deskDayMessages.visit.saving : isDoctorFree ? words.free(splitName(doctor).family) : doctor}
          </span>
        </span>
        <span className="visually-hidden">{words.waits(name, minutes ?? 0, doctor)}</span>
      </OpenLink>
      {appointment.actions.includes('callin') && (
        <ActForm appointment={appointment} action="callin" life={life} className={styles.call}>
          {deskMessages.actions.callin}
          <span className="visually-hidden">{words.of(name)}</span>
        </ActForm>
      )}
    </li>
  );
});

/** Lists who waits, in the order of arrival. Those whose arrival was not timed come first. */
function listWaiting(appointments: readonly DeskAppointment[]): DeskAppointment[] {
  return appointments
    .filter((one) => getVisitState(one, true) === 'waiting')
    .sort((one, other) => (one.arrivedAt ?? '').localeCompare(other.arrivedAt ?? ''));
}

/** Whether the patient is the first who waits for the doctor. */
function isFirst(waiting: readonly DeskAppointment[], { id, doctorId }: DeskAppointment): boolean {
  return waiting.find((one) => one.doctorId === doctorId)?.id === id;
}
