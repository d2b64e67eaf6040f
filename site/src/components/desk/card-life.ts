import type { DeskAction, DeskAppointment } from '@clinic/contract/desk.ts';
import type { ReactNode } from 'react';

/** What happens to a card while script runs, or while somebody is moved. */
export type CardLife = {
  /** It has come, or was changed by somebody else, just now. */
  isFresh?: boolean;
  /** An action is on its way. */
  isBusy?: boolean;
  /** Another time is chosen for it. */
  isMoving?: boolean;
  /** A time is chosen for it or for another one: nothing else is done meanwhile. */
  isQuiet?: boolean;
  /** A pointer can drag it to a free time. */
  isDraggable?: boolean;
  /** Why the last action was not done. */
  trouble?: string | undefined;
  /** The offer to undo the last action. */
  offer?: ReactNode;
  onAct?: (appointment: DeskAppointment, action: DeskAction, form: HTMLFormElement) => void;
  /** Opens the question before a cancellation. */
  onAskCancel?: (appointment: DeskAppointment) => void;
  /** Lets another time be chosen. */
  onMove?: (appointment: DeskAppointment) => void;
};
