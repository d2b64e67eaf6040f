import type { DeskAction, DeskAppointment } from '@clinic/contract/desk.ts';
import type { ReactNode } from 'react';

/** The states and handlers of a card while script runs or an appointment is being moved. */
export type CardLife = {
  /** Whether the card has just come, or somebody else has just changed it. */
  isFresh?: boolean;
  /** Whether an action is being sent. */
  isBusy?: boolean;
  /** Whether this appointment is being moved. */
  isMoving?: boolean;
  /** Whether this or another appointment is being moved, so that other actions have to wait. */
  isQuiet?: boolean;
  /** Whether a pointer can drag the card to a free time. */
  isDraggable?: boolean;
  /** The reason why the last action failed. */
  trouble?: string | undefined;
  /** The offer to undo the last action. */
  offer?: ReactNode;
  onAct?: (appointment: DeskAppointment, action: DeskAction, form: HTMLFormElement) => void;
  /** Opens the question before a cancellation. */
  onAskCancel?: (appointment: DeskAppointment) => void;
  /** Starts the choice of another time. */
  onMove?: (appointment: DeskAppointment) => void;
};
