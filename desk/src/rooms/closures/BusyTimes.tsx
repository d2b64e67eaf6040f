import { DESK_PATHS } from '@clinic/contract/desk-paths.ts';
import { Box } from '#parts/Box.tsx';
import { List, Row } from '#parts/List.tsx';
import textStyles from '#parts/Text.module.css';
import { TextLink } from '#parts/TextLink.tsx';
import { ClosureDays } from '#timetable/ClosureDays.tsx';
import type { SilentCalendar } from '#timetable/calendar-trouble.ts';
import type { DeskClosure } from '#timetable/closure.ts';
import { BookedRow } from './BookedRow.tsx';

type Props = { busy: readonly DeskClosure[]; silent: readonly SilentCalendar[]; today: string };

/** The times that doctors' own calendars close: only those in which somebody is booked are listed, to be moved. */
export function BusyTimes({ busy, silent, today }: Props) {
  if (busy.length + silent.length === 0) return null;
  const held = busy.filter(({ appointments }) => appointments.length > 0);
  return (
    <>
      <h2 id="busy" className={`${textStyles.label} marker`}>
        Busy in their own calendars
      </h2>
      {silent.map(({ doctorId, doctor, trouble }) => (
        <Box key={doctorId} tone="notice">
          <p>{`The calendar of ${doctor} cannot be read: ${trouble}. The last known times stay closed.`}</p>
        </Box>
      ))}
      <p>
        <TextLink href={DESK_PATHS.calendars}>Doctors’ calendars</TextLink>
        {busy.length === 1 ? ' close one time here.' : ` close ${busy.length} times here.`}
        {held.length === 0 ? ' Nobody is booked there.' : ' These are booked there. Call them, then move or cancel.'}
      </p>
      <List aria-labelledby="busy">
        {held.map((closure) => (
          <Row key={closure.id} aria-labelledby={`busy-${closure.id}`}>
            <h3 id={`busy-${closure.id}`} className={textStyles.title}>
              {closure.doctor}
            </h3>
            <ClosureDays closure={closure} today={today} />
            <List>
              {closure.appointments.map((appointment) => (
                <BookedRow key={appointment.id} appointment={appointment} isDoctorNamed={false} />
              ))}
            </List>
          </Row>
        ))}
      </List>
    </>
  );
}
