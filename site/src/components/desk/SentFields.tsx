import type { DeskAppointment } from '@clinic/contract/desk.ts';

/** The fields that every form of an appointment sends unseen: what was on the screen, and where to come back to. */
export function SentFields({ appointment: { version, date } }: { appointment: DeskAppointment }) {
  return (
    <>
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="date" value={date} />
    </>
  );
}
