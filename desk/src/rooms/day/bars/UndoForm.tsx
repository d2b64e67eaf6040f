import type { DeskAppointment } from '@clinic/contract/desk-appointment.ts';
import { QuietField, SentFields } from '#appointments/booking/SentFields.tsx';
import { type DeskPlace, undoUntilToTime } from '#appointments/desk-words.ts';
import { deskMessages } from '#appointments/words.ts';
import { toActionPath } from '#browser/desk-client.ts';
import { CompactButton } from '#parts/DeskButton.tsx';
import styles from './UndoForm.module.css';

const words = deskMessages.undo;

type Props = { appointment: DeskAppointment & { undoUntil: string }; place: Pick<DeskPlace, 'timeZone'> };

/** Undoes what a form without script has just done, until its mail leaves. */
export function UndoForm({ appointment, place }: Props) {
  return (
    <form className={styles.form} method="post" action={toActionPath(appointment.id, 'undo')}>
      <SentFields appointment={appointment} />
      <QuietField />
      <span>{words.until(undoUntilToTime(appointment.undoUntil, place))}</span>
      <CompactButton>{words.undo}</CompactButton>
    </form>
  );
}
