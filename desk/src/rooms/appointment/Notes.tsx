import { Button } from '@clinic/ui/Button.tsx';
import { TextAreaField } from '@clinic/ui/Field.tsx';
import { instantToWords } from '#appointments/desk-times.ts';
import { type DeskNote, NOTE_MAX_CHARS, toNotePath } from '#appointments/note-view.ts';
import type { AppointmentView } from '#appointments/taking.ts';
import { CompactButton } from '#parts/DeskButton.tsx';
import styles from '#parts/Form.module.css';
import { List, Row } from '#parts/List.tsx';
import textStyles from '#parts/Text.module.css';
import { makerToName } from '#people/desk-makers.ts';

type ListProps = { notes: readonly DeskNote[]; appointmentId: string; timeZone: string };

/** The desk's notes about an appointment, each with its author and time. */
export function NoteList({ notes, appointmentId, timeZone }: ListProps) {
  if (notes.length === 0) return <p>None yet.</p>;
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
                    Remove
                    <span className="visually-hidden">{` the note by ${who}, ${when}`}</span>
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

type FormProps = { appointmentId: string; typed: AppointmentView['typedNote'] };

/** The form that adds a note. It keeps the text after a refusal, and after a session that has ended. */
export function NoteForm({ appointmentId, typed }: FormProps) {
  return (
    <form className={styles.form} method="post" action={toNotePath(appointmentId)}>
      <TextAreaField
        id="note-text"
        name="text"
        label="New note"
        rows={2}
        maxLength={NOTE_MAX_CHARS}
        defaultValue={typed?.text}
        error={typed?.reason ? REFUSALS[typed.reason] : undefined}
        autoFocus={typed !== null}
        required
      />
      <Button type="submit" size="small">
        Add note
      </Button>
    </form>
  );
}

const REFUSALS = {
  empty: 'Write the note first.',
  'too-long': `A note has at most ${NOTE_MAX_CHARS} characters.`,
};
