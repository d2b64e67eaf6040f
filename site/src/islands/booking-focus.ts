import type { AppointmentField } from '@clinic/contract/appointment.ts';
import { fieldToId } from '#components/booking/step-props.ts';

/** What takes the focus after the next change of step or dialog. */
export type FocusTarget = AppointmentField | 'heading' | 'summary' | null;

/** The group of radio buttons takes the focus itself only when nothing in it can. */
export function focusField(field: AppointmentField): void {
  const control = document.getElementById(fieldToId(field));
  const choice = control?.querySelector<HTMLElement>('input:checked:enabled, input:enabled');
  (choice ?? control)?.focus();
}
