import type { DeskClosure } from '@clinic/contract/closures.ts';
import { DESK_PATHS } from '@clinic/contract/desk-paths.ts';
import { makerToName } from '#lib/desk/desk-makers.ts';
import { toMoment } from '#lib/desk/desk-words.ts';
import { dateToDay } from '#messages/dates.ts';
import { deskClosureMessages } from '#messages/desk-closures.ts';
import { Box } from '../frame/Box.tsx';
import { CompactButton } from '../frame/DeskButton.tsx';
import { List, Row } from '../frame/List.tsx';
import textStyles from '../frame/Text.module.css';
import { BookedRow } from './BookedRow.tsx';
import { ClosureDays } from './ClosureDays.tsx';

const words = deskClosureMessages.closure;

type Props = { closure: DeskClosure; today: string; timeZone: string };

/** The card of a closure: the doctor, the days, the reason, and the patients who are booked there nevertheless. */
export function ClosureCard({ closure, today, timeZone }: Props) {
  const { id, doctor, firstDate, reason, by, byName, at, appointments } = closure;
  const who = doctor ?? words.allDoctors;
  return (
    <Row
      id={`closure-${id}`}
      tabIndex={-1}
      aria-labelledby={`closure-${id}-name`}
      action={
        <form method="post" action={`${DESK_PATHS.closures}/${id}/open`}>
          <CompactButton>
            {words.open}
            <span className="visually-hidden">: {words.openWhat(who, dateToDay(firstDate))}</span>
          </CompactButton>
        </form>
      }
    >
      <h3 id={`closure-${id}-name`} className={textStyles.title}>
        {who}
      </h3>
      <ClosureDays closure={closure} today={today} />
      {reason && <p className={textStyles.quote}>{reason}</p>}
      {appointments.length > 0 ? (
        <Box tone="notice">
          <h4 className={`${textStyles.label} ${textStyles.dot}`}>{words.booked(appointments.length)}</h4>
          <p>{words.move}</p>
          <List>
            {appointments.map((appointment) => (
              <BookedRow key={appointment.id} appointment={appointment} isDoctorNamed={doctor === null} />
            ))}
          </List>
        </Box>
      ) : (
        <p>{words.noneBooked}</p>
      )}
      <p className={textStyles.small}>{words.made(makerToName({ by, byName }), toMoment(at, today, timeZone))}</p>
    </Row>
  );
}
