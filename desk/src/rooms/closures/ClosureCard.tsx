import { DESK_PATHS } from '@clinic/contract/desk-paths.ts';
import { dateToDay } from '@clinic/contract/messages/en/dates-and-times.ts';
import { toMoment } from '#appointments/desk-words.ts';
import { Box } from '#parts/Box.tsx';
import { CompactButton } from '#parts/DeskButton.tsx';
import { List, Row } from '#parts/List.tsx';
import textStyles from '#parts/Text.module.css';
import { makerToName } from '#people/desk-makers.ts';
import { bordersToWords } from '#timetable/borders.ts';
import { ClosureDays } from '#timetable/ClosureDays.tsx';
import type { DeskClosure } from '#timetable/closure.ts';
import { BookedRow } from './BookedRow.tsx';

type Props = { closure: DeskClosure; today: string; timeZone: string };

/** The card of a closure: the doctor, the days, the reason, and the patients who are booked there nevertheless. */
export function ClosureCard({ closure, today, timeZone }: Props) {
  const { id, doctor, firstDate, borders, reason, by, byName, at, appointments } = closure;
  const who = doctor ?? 'The whole clinic';
  const held = bordersToWords(borders);
  return (
    <Row
      id={`closure-${id}`}
      tabIndex={-1}
      aria-labelledby={`closure-${id}-name`}
      action={
        <form method="post" action={`${DESK_PATHS.closures}/${id}/open`}>
          <CompactButton>
            Open again
            <span className="visually-hidden">{`: ${who}, ${dateToDay(firstDate)}`}</span>
          </CompactButton>
        </form>
      }
    >
      <h3 id={`closure-${id}-name`} className={textStyles.title}>
        {who}
      </h3>
      <ClosureDays closure={closure} today={today} />
      {held && <p>{held}</p>}
      {reason && <p className={textStyles.quote}>{reason}</p>}
      {appointments.length > 0 ? (
        <Box tone="notice">
          <h4 className={`${textStyles.label} ${textStyles.dot}`}>
            {appointments.length === 1 ? 'One is booked there' : `${appointments.length} are booked there`}
          </h4>
          <p>Call them, then move or cancel.</p>
          <List>
            {appointments.map((appointment) => (
              <BookedRow key={appointment.id} appointment={appointment} isDoctorNamed={doctor === null} />
            ))}
          </List>
        </Box>
      ) : (
        <p>Nobody is booked there.</p>
      )}
      <p className={textStyles.small}>{`${makerToName({ by, byName })}, ${toMoment(at, today, timeZone)}`}</p>
    </Row>
  );
}
