import { slotToLabel } from '@clinic/contract/booking-calendar.ts';
import { DESK_PATHS } from '@clinic/contract/desk-paths.ts';
import { dateToDay } from '@clinic/contract/messages/en/dates-and-times.ts';
import { toCardId } from '#appointments/day-life.ts';
import { Row } from '#parts/List.tsx';
import { TextLink } from '#parts/TextLink.tsx';
import type { ClosedAppointment } from '#timetable/closure.ts';

type Props = { appointment: ClosedAppointment; isDoctorNamed?: boolean };

/** A booked appointment with a link to its card. */
export function BookedRow({ appointment, isDoctorNamed = false }: Props) {
  const { id, date, slot, name, doctor } = appointment;
  return (
    <Row
      lead={
        <TextLink href={`${DESK_PATHS.day}/${date}#${toCardId(id)}`}>
          <bdi>{name}</bdi>
        </TextLink>
      }
    >
      <p>
        {dateToDay(date)}, {slotToLabel(slot)}
        {isDoctorNamed && ` · ${doctor}`}
      </p>
    </Row>
  );
}
