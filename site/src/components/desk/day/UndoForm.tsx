import type { DeskAppointment } from '@clinic/contract/desk-appointment.ts';
import { toActionPath } from '#lib/browser/desk/desk-client.ts';
import { type DeskPlace, undoUntilToTime } from '#lib/desk/desk-words.ts';
import { deskMessages } from '#messages/desk.ts';
import { QuietField, SentFields } from '../appointment/SentFields.tsx';
import { CompactButton } from '../frame/DeskButton.tsx';
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
