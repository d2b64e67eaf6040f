import { slotToLabel } from '@clinic/contract/booking-calendar.ts';
import type { ClosedAppointment, DeskClosure } from '@clinic/contract/closures.ts';
import { DESK_PATHS } from '@clinic/contract/desk.ts';
import { Button } from '#components/ui/Button.tsx';
import { dateToDay } from '#lib/booking/appointment-words.ts';
import { toMoment } from '#lib/desk/desk-words.ts';
import { deskClosureMessages } from '#messages/desk-closures.en.ts';
import { toCardId } from '../day/AppointmentCard.tsx';
import styles from './ClosureCard.module.css';
import { ClosureDays } from './ClosureDays.tsx';

const words = deskClosureMessages.closure;

type Props = { closure: DeskClosure; today: string; timeZone: string };

/** The card of a closure: the doctor, the days, the reason, and the patients who are booked there nevertheless. */
export function ClosureCard({ closure, today, timeZone }: Props) {
  const { id, doctor, firstDate, reason, by, at, appointments } = closure;
  const who = doctor ?? words.allDoctors;
  return (
    <article id={`closure-${id}`} className={styles.card} tabIndex={-1} aria-labelledby={`closure-${id}-name`}>
      <div className={styles.head}>
        <h3 id={`closure-${id}-name`} className={styles.name}>
          {who}
        </h3>
        <form method="post" action={`${DESK_PATHS.closures}/${id}/open`}>
          <Button type="submit" variant="outline" size="small" className={styles.open}>
            {words.open}
            <span className="visually-hidden">: {words.openWhat(who, dateToDay(firstDate))}</span>
          </Button>
        </form>
      </div>
      <ClosureDays closure={closure} today={today} />
      {reason && <p className={styles.reason}>{reason}</p>}
      {appointments.length > 0 ? (
        <div className={styles.booked}>
          <h4 className={styles.count}>{words.booked(appointments.length)}</h4>
          <p>{words.move}</p>
          <ul className={styles.list}>
            {appointments.map((appointment) => (
              <li key={appointment.id}>
                <BookedLink appointment={appointment} doctor={doctor} />
              </li>
            ))}
          </ul>
        </div>
      ) : (
        <p>{words.noneBooked}</p>
      )}
      <p className={styles.made}>{words.made(by, toMoment(at, today, timeZone))}</p>
    </article>
  );
}

/** A link to a booked appointment. It names the doctor when the closure applies to all doctors. */
function BookedLink({ appointment, doctor }: { appointment: ClosedAppointment; doctor: string | null }) {
  const { id, date, slot, name } = appointment;
  return (
    <a className={styles.link} href={`${DESK_PATHS.day}/${date}#${toCardId(id)}`}>
      <b className={styles.patient}>
        <bdi>{name}</bdi>
      </b>
      <span>
        {dateToDay(date)}, {slotToLabel(slot)}
        {doctor === null && ` · ${appointment.doctor}`}
      </span>
    </a>
  );
}
