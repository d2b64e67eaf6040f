import { Box } from '#parts/Box.tsx';
import { List } from '#parts/List.tsx';
import textStyles from '#parts/Text.module.css';
import { BookedRow } from './BookedRow.tsx';
import type { Unoffered } from './session.ts';

/** The patients who are booked at times that no timetable offers any more. */
export function UnofferedList({ unoffered: { appointments, count } }: { unoffered: Unoffered }) {
  if (count === 0) return null;
  const more = count - appointments.length;
  return (
    <Box tone="notice">
      <h2 className={`${textStyles.label} ${textStyles.dot}`}>
        {count === 1
          ? 'One is booked at a time that is no longer offered'
          : `${count} are booked at times that are no longer offered`}
      </h2>
      <p>The doctor’s hours have changed, or a session has ended. Call them, then move or cancel.</p>
      <List>
        {appointments.map((appointment) => (
          <BookedRow key={appointment.id} appointment={appointment} isDoctorNamed />
        ))}
      </List>
      {more > 0 && <p>{`And ${more} more: “npm run desk -- sessions” lists all.`}</p>}
    </Box>
  );
}
