import { DESK_PATHS } from '@clinic/contract/desk-paths.ts';
import { slotToWords } from '#appointments/desk-times.ts';
import type { ListedAppointment } from '#appointments/taking.ts';
import { deskMessages } from '#appointments/words.ts';
import { List, Row } from '#parts/List.tsx';
import { TextLink } from '#parts/TextLink.tsx';

type Props = {
  appointments: readonly ListedAppointment[];
  /** The person's name, which the list does not repeat. */
  name: string;
};

/** The appointments of a person, each with a link to its page. */
export function PersonVisits({ appointments, name }: Props) {
  return (
    <List>
      {appointments.map((one) => (
        <Row key={one.id} lead={<TextLink href={`${DESK_PATHS.appointments}/${one.id}`}>{slotToWords(one)}</TextLink>}>
          <p>
            {one.name !== name && (
              <b>
                <bdi>{one.name}</bdi> ·{' '}
              </b>
            )}
            {one.doctor} · {deskMessages.card.states[one.status]} · {one.reference}
          </p>
        </Row>
      ))}
    </List>
  );
}
