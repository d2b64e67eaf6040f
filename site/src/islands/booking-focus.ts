import type { AppointmentField } from '@clinic/contract/appointment.ts';
import { fieldToId } from '#components/booking/step-props.ts';

/** What takes the focus after the next change of step or dialog. */
export type FocusTarget = AppointmentField | 'heading' | 'summary' | 'slots' | null;

/** The group of radio buttons takes the focus itself only when nothing in it can. */
export function focusField(field: AppointmentField): void {
  const control = document.getElementById(fieldToId(field));
  const choice = control?.querySelector<HTMLElement>('input:checked:enabled, input:enabled');
  (choice ?? control)?.focus();
}

/** The free time that comes after a lost one, else the first; the group itself when the day has none. */
export function focusNextSlot(lostTime: string | undefined): void {
  const group = document.getElementById(fieldToId('appointmentTime'));
  const radios = [...(group?.querySelectorAll('input') ?? [])];
  const place = radios.findIndex(({ value }) => value === lostTime);
  const inTurn = [...radios.slice(place + 1), ...radios.slice(0, Math.max(place, 0))];
  (inTurn.find(({ disabled }) => !disabled) ?? group)?.focus();
}

/** From the page's top, so that every step shows its heading at the same place, however far the last one was scrolled. */
export function focusHeading(heading: HTMLElement | null | undefined): void {
  heading?.focus({ preventScroll: true });
  scrollTo({ top: 0, behavior: 'instant' });
}
