import type { SessionsPart } from '@clinic/contract/sessions.ts';
import { deskSessionMessages } from '#messages/desk-sessions.ts';
import { BookedRow } from '../closures/BookedRow.tsx';
import { Box } from '../frame/Box.tsx';
import { List } from '../frame/List.tsx';
import textStyles from '../frame/Text.module.css';

const words = deskSessionMessages.unoffered;

/** The patients who are booked at times that no timetable offers any more. */
export function UnofferedList({ unoffered: { appointments, count } }: Pick<SessionsPart, 'unoffered'>) {
  if (count === 0) return null;
  const more = count - appointments.length;
  return (
    <Box tone="notice">
      <h2 className={`${textStyles.label} ${textStyles.dot}`}>{words.title(count)}</h2>
      <p>{words.text}</p>
      <List>
        {appointments.map((appointment) => (
          <BookedRow key={appointment.id} appointment={appointment} isDoctorNamed />
        ))}
      </List>
      {more > 0 && <p>{words.more(more)}</p>}
    </Box>
  );
}
