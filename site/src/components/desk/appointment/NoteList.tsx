import { type DeskNote, toNotePath } from '@clinic/contract/desk-notes.ts';
import { makerToName } from '#lib/desk/desk-makers.ts';
import { instantToWords } from '#lib/desk/desk-times.ts';
import { deskAppointmentMessages } from '#messages/desk-appointment.ts';
import { CompactButton } from '../frame/DeskButton.tsx';
import { List, Row } from '../frame/List.tsx';
import textStyles from '../frame/Text.module.css';

const words = deskAppointmentMessages.notes;

type Props = { notes: readonly DeskNote[]; appointmentId: string; timeZone: string };

/** The desk's notes about an appointment, each with its author and time. */
export function NoteList({ notes, appointmentId, timeZone }: Props) {
  if (notes.length === 0) return <p>{words.empty}</p>;
  return (
    <List>
      {notes.map((note) => {
        const [who, when] = [makerToName(note), instantToWords(note.at, timeZone)];
        return (
          <Row
            key={note.id}
            action={
              note.canRemove && (
                <form method="post" action={toNotePath(appointmentId, note.id)}>
                  <CompactButton>
                    {words.remove}
                    <span className="visually-hidden"> {words.removeOf(who, when)}</span>
                  </CompactButton>
                </form>
              )
            }
          >
            <p className={textStyles.note}>
              <bdi>{note.text}</bdi>
            </p>
            <p className={textStyles.small}>
              <bdi>{who}</bdi>
              {' · '}
              <time dateTime={note.at}>{when}</time>
            </p>
          </Row>
        );
      })}
    </List>
  );
}
