import { NOTE_MAX_CHARS, toNotePath } from '@clinic/contract/desk-notes.ts';
import type { AppointmentView } from '@clinic/contract/desk-taking.ts';
import { Button } from '#components/ui/Button.tsx';
import { TextAreaField } from '#components/ui/Field.tsx';
import { deskAppointmentMessages } from '#messages/desk-appointment.ts';
import styles from '../frame/Form.module.css';

const words = deskAppointmentMessages.notes;

type Props = { appointmentId: string; refused: AppointmentView['refusedNote'] };

/** The form that adds a note. After a refusal it keeps the text. */
export function NoteForm({ appointmentId, refused }: Props) {
  return (
    <form className={styles.form} method="post" action={toNotePath(appointmentId)}>
      <TextAreaField
        id="note-text"
        name="text"
        label={words.label}
        rows={2}
        maxLength={NOTE_MAX_CHARS}
        defaultValue={refused?.text}
        error={refused ? refusalToWords(refused) : undefined}
        autoFocus={refused !== null}
        required
      />
      <Button type="submit" size="small">
        {words.submit}
      </Button>
    </form>
  );
}

function refusalToWords({ reason }: NonNullable<Props['refused']>): string {
  return reason === 'too-long' ? words.refused['too-long'](NOTE_MAX_CHARS) : words.refused.empty;
}
