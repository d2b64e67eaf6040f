import type { DeskAction, DeskAppointment } from '@clinic/contract/desk.ts';
import type { ReactNode } from 'react';

/** What happens to a card while script runs. */
export type CardLife = {
  /** It has come, or was changed by somebody else, just now. */
  isFresh?: boolean;
  /** An action is on its way. */
  isBusy?: boolean;
  /** Why the last action was not done. */
  trouble?: string | undefined;
  /** The offer to undo the last action. */
  offer?: ReactNode;
  onAct?: (appointment: DeskAppointment, action: DeskAction, form: HTMLFormElement) => void;
  /** Opens the question before a cancellation. */
  onAskCancel?: (appointment: DeskAppointment) => void;
};
