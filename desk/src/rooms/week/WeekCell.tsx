import { slotToLabel } from '@clinic/contract/booking-calendar.ts';
import { type DeskAppointment, isErased } from '@clinic/contract/desk-appointment.ts';
import type { DeskSlot } from '@clinic/contract/desk-day.ts';
import { DESK_PATHS } from '@clinic/contract/desk-paths.ts';
import { dateToDay } from '@clinic/contract/messages/en/dates-and-times.ts';
import { isCancelled, isCounted } from '@clinic/contract/visit-states.ts';
import { toBookPath } from '#appointments/booking/book.ts';
import { visitEndToWords } from '#appointments/drawn-slots.ts';
import { splitName } from '#appointments/visit-state.ts';
import { deskMessages } from '#appointments/words.ts';
import type { DoctorWeek, WeekDay } from './queries.ts';
import styles from './WeekCell.module.css';

type Props = { week: Pick<DoctorWeek, 'doctorId'>; day: WeekDay; slot: DeskSlot };

/** One time of a day: who is there, that it is free, or why it cannot be had. Cancelled appointments are left out. */
export function WeekCell({ week: { doctorId }, day: { date, slots }, slot }: Props) {
  const shown = slot.appointments.filter((one) => !isCancelled(one));
  const isHeld = shown.some(isCounted);
  return (
    <>
      {shown.map((appointment) => (
        <WeekAppointment key={appointment.id} appointment={appointment} slot={slot} />
      ))}
      {!isHeld && slot.state === 'free' && (
        <a className={styles.free} href={toBookPath({ doctorId, date, slot: slot.slot })}>
          <span aria-hidden="true">+</span> Free{' '}
          <span className="visually-hidden">
            book {slotToLabel(slot.slot)} on {dateToDay(date)}
          </span>
        </a>
      )}
      {!isHeld && slot.state === 'closed' && (
        <p className={styles.closed}>
          <span className={isClosedBefore(slots, slot) ? 'visually-hidden' : undefined}>
            {deskMessages.closedFor(slot.closedReason ?? '')}
          </span>
        </p>
      )}
      {!isHeld && slot.state === 'taken' && <p className={styles.closed}>{deskMessages.takenSlot}</p>}
      {shown.length === 0 && slot.state === 'past' && (
        <p className={styles.past} data-past="">
          <span className="visually-hidden">{deskMessages.past}</span>
        </p>
      )}
    </>
  );
}

/** A later time of a visit. The visit's own cell says until when it lasts. */
export function VisitRest({ slot: { appointments } }: Pick<Props, 'slot'>) {
  const visit = appointments.find(isCounted);
  return visit ? (
    // biome-ignore lint/a11y/useAnchorContent: the link in the visit's own cell has its name, and keys reach only that one
    <a className={styles.rest} data-status={visit.status} href={toAppointmentPath(visit.id)} tabIndex={-1} />
  ) : null;
}

function WeekAppointment({ appointment, slot }: { appointment: DeskAppointment; slot: DeskSlot }) {
  const { id, name, status, needsReview } = appointment;
  const end = visitEndToWords(appointment, slot);
  const { given, family } = splitName(isErased(appointment) ? deskMessages.card.erased : name);
  return (
    <article className={styles.appointment} data-status={status} aria-labelledby={`name-${id}`}>
      <a id={`name-${id}`} className={styles.name} href={toAppointmentPath(id)}>
        <bdi className={styles.words} translate="no">
          <span className={`${styles.given} one-line`}>{`${given} `}</span>
          <span className="one-line">{family}</span>
        </bdi>
      </a>
      <p className={styles.state}>
        {deskMessages.card.states[status]}
        {needsReview && `, ${deskMessages.card.review.toLowerCase()}`}
        {end && `, ${end}`}
      </p>
    </article>
  );
}

function toAppointmentPath(id: string): string {
  return `${DESK_PATHS.appointments}/${encodeURIComponent(id)}`;
}

/** Whether the time before is closed for the same reason, and already says it. */
function isClosedBefore(slots: readonly DeskSlot[], slot: DeskSlot): boolean {
  const before = slots[slots.indexOf(slot) - 1];
  return before?.state === 'closed' && before.closedReason === slot.closedReason && before.appointments.length === 0;
}
