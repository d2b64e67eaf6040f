import { NOTE_MAX_CHARS, type NoteRefusal, toNotePath } from '@clinic/contract/desk-notes.ts';
import type { AppointmentView } from '@clinic/contract/desk-taking.ts';
import { Button } from '#components/ui/Button.tsx';
import { TextAreaField } from '#components/ui/Field.tsx';
import { deskAppointmentMessages } from '#messages/desk-appointment.ts';
import styles from '../frame/Form.module.css';

const words = deskAppointmentMessages.notes;

type Props = { appointmentId: string; typed: AppointmentView['typedNote'] };

/** The form that adds a note. It keeps the text after a refusal, and after a session that has ended. */
export function NoteForm({ appointmentId, typed }: Props) {
  return (
    <form className={styles.form} method="post" action={toNotePath(appointmentId)}>
      <TextAreaField
        id="note-text"
        name="text"
        label={words.label}
        rows={2}
        maxLength={NOTE_MAX_CHARS}
        defaultValue={typed?.text}
        error={typed?.reason ? refusalToWords(typed.reason) : undefined}
        autoFocus={typed !== null}
        required
      />
      <Button type="submit" size="small">
        {words.submit}
      </Button>
    </form>
  );
}

function refusalToWords(reason: NoteRefusal): string {
  return reason === 'too-long' ? words.refused['too-long'](NOTE_MAX_CHARS) : words.refused.empty;
}
