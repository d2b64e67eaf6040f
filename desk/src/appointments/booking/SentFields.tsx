import { type DeskAppointment, QUIET_FIELD } from '@clinic/contract/desk-appointment.ts';

/** The hidden field by which an undo asks that nobody be told: it is refused once the mail has left. */
export function QuietField() {
  return <input type="hidden" name={QUIET_FIELD} value="1" />;
}

/** The hidden fields of every appointment form: the version that was on the screen, and the day to return to. */
export function SentFields({ appointment: { version, date } }: { appointment: DeskAppointment }) {
  return (
    <>
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="date" value={date} />
    </>
  );
}
