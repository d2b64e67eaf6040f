import { slotToLabel } from '@clinic/contract/booking-calendar.ts';
import { DESK_PATHS } from '@clinic/contract/desk-paths.ts';
import { dateToDay } from '@clinic/contract/messages/en/dates-and-times.ts';
import { endToLabel } from '#appointments/desk-times.ts';
import { toMoment } from '#appointments/desk-words.ts';
import { CompactButton } from '#parts/DeskButton.tsx';
import { Fold } from '#parts/Fold.tsx';
import { List, Row } from '#parts/List.tsx';
import textStyles from '#parts/Text.module.css';
import { makerToName } from '#people/desk-makers.ts';
import { Day, Weekly } from '#timetable/ClosureDays.tsx';
import { BookedRow } from './BookedRow.tsx';
import type { DeskSession } from './session.ts';

type Props = { session: DeskSession; today: string; timeZone: string };

/** The card of a session: the doctor, the days and times, and the patients who are booked in it. */
export function SessionCard({ session, today, timeZone }: Props) {
  const { id, doctor, firstDate, lastDate, from, to, minutes, opensClosedDays, by, byName, at, appointments } = session;
  return (
    <Row
      id={`session-${id}`}
      tabIndex={-1}
      aria-labelledby={`session-${id}-name`}
      action={
        <form method="post" action={`${DESK_PATHS.sessions}/${id}/end`}>
          <CompactButton>
            End it
            <span className="visually-hidden">{`: the session of ${doctor}, ${dateToDay(firstDate)}`}</span>
          </CompactButton>
        </form>
      }
    >
      <h3 id={`session-${id}-name`} className={textStyles.title}>
        {doctor}
      </h3>
      <p className={`${textStyles.strong} ${textStyles.parts}`}>
        {firstDate === lastDate ? (
          <Day date={firstDate} today={today} />
        ) : (
          <Weekly firstDate={firstDate} lastDate={lastDate} today={today} />
        )}
        <span className={textStyles.small}>
          <span className="visually-hidden">, </span>
          {`${slotToLabel(from)} to ${endToLabel(to)}, ${minutes} minutes each`}
        </span>
      </p>
      {opensClosedDays && <p>Also on days on which the clinic is closed.</p>}
      {appointments.length > 0 ? (
        <Fold
          look="plain"
          summary={appointments.length === 1 ? 'One is booked in it' : `${appointments.length} are booked in it`}
        >
          <List>
            {appointments.map((appointment) => (
              <BookedRow key={appointment.id} appointment={appointment} />
            ))}
          </List>
        </Fold>
      ) : (
        <p>Nobody is booked in it.</p>
      )}
      <p className={textStyles.small}>{`${makerToName({ by, byName })}, ${toMoment(at, today, timeZone)}`}</p>
    </Row>
  );
}
