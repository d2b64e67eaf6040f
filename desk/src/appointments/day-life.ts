import type { DeskAction, DeskAppointment } from '@clinic/contract/desk-appointment.ts';

/** The handlers of a day while script runs. Without script there are none, and forms and links work. */
export type DayLife = {
  onAct?: (appointment: DeskAppointment, action: DeskAction, form: HTMLFormElement) => void;
  /** Shows an appointment in the panel. */
  onOpen?: (appointment: DeskAppointment) => void;
  /** Opens the question before a cancellation. */
  onAskCancel?: (appointment: DeskAppointment) => void;
  /** Starts the choice of another time. */
  onMove?: (appointment: DeskAppointment) => void;
};

/** Returns the id of an appointment's card, which is also its anchor on the page of the day. */
export function toCardId(appointmentId: string): string {
  return `appointment-${appointmentId}`;
}
