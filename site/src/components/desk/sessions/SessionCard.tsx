import { slotToLabel } from '@clinic/contract/booking-calendar.ts';
import { DESK_PATHS } from '@clinic/contract/desk-paths.ts';
import type { DeskSession } from '@clinic/contract/sessions.ts';
import { makerToName } from '#lib/desk/desk-makers.ts';
import { endToLabel } from '#lib/desk/desk-times.ts';
import { toMoment } from '#lib/desk/desk-words.ts';
import { dateToDay } from '#messages/dates.ts';
import { deskSessionMessages } from '#messages/desk-sessions.ts';
import { BookedRow } from '../closures/BookedRow.tsx';
import { Day, Weekly } from '../closures/ClosureDays.tsx';
import { CompactButton } from '../frame/DeskButton.tsx';
import { Fold } from '../frame/Fold.tsx';
import { List, Row } from '../frame/List.tsx';
import textStyles from '../frame/Text.module.css';

const words = deskSessionMessages.session;

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
            {words.end}
            <span className="visually-hidden">: {words.endWhat(doctor, dateToDay(firstDate))}</span>
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
          {words.times(slotToLabel(from), endToLabel(to))}, {words.minutes(minutes)}
        </span>
      </p>
      {opensClosedDays && <p>{words.opensClosedDays}</p>}
      {appointments.length > 0 ? (
        <Fold look="plain" summary={words.booked(appointments.length)}>
          <List>
            {appointments.map((appointment) => (
              <BookedRow key={appointment.id} appointment={appointment} />
            ))}
          </List>
        </Fold>
      ) : (
        <p>{words.noneBooked}</p>
      )}
      <p className={textStyles.small}>{words.made(makerToName({ by, byName }), toMoment(at, today, timeZone))}</p>
    </Row>
  );
}
