import type { DeskAppointment } from '@clinic/contract/desk.ts';

/** The hidden fields of every appointment form: the version that was on the screen, and the day to return to. */
export function SentFields({ appointment: { version, date } }: { appointment: DeskAppointment }) {
  return (
    <>
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="date" value={date} />
    </>
  );
}
