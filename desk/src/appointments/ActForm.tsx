import type { DeskAction, DeskAppointment } from '@clinic/contract/desk-appointment.ts';
import type { ReactNode } from 'react';
import { toActionPath } from '../browser/desk-client.ts';
import { SentFields } from './booking/SentFields.tsx';
import type { DayLife } from './day-life.ts';
import { useIsSaving } from './saving.ts';

type Props = {
  appointment: DeskAppointment;
  action: DeskAction;
  life: Pick<DayLife, 'onAct'>;
  className: string | undefined;
  /** -1 where arrow keys and letters reach the button. */
  tabIndex?: number | undefined;
  title?: string;
  /** Marks a small button beside a larger one for the same action, in the panel or the list (WCAG 2.5.5, Equivalent). */
  'data-equivalent'?: string;
  children: ReactNode;
};

/** One action on an appointment: a form with one button, so that it works without script too. */
export function ActForm({ appointment, action, life: { onAct }, children, ...button }: Props) {
  const isSaving = useIsSaving(appointment.id);
  return (
    <form
      method="post"
      action={toActionPath(appointment.id, action)}
      onSubmit={(event) => {
        if (!onAct) return;
        event.preventDefault();
        onAct(appointment, action, event.currentTarget);
      }}
    >
      <SentFields appointment={appointment} />
      <button type="submit" aria-disabled={isSaving || undefined} {...button}>
        {children}
      </button>
    </form>
  );
}
