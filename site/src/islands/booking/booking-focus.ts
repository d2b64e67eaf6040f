import type { AppointmentField } from '@clinic/contract/appointment.ts';
import { fieldToId } from '#components/booking/step-props.ts';

/** The element that takes the focus after the next change of step or dialog. */
export type FocusTarget = AppointmentField | 'heading' | 'summary' | 'slots' | null;

/** Focuses a field. The group of radio buttons itself is focused only when all its buttons are disabled. */
export function focusField(field: AppointmentField): void {
  const control = document.getElementById(fieldToId(field));
  const choice = control?.querySelector<HTMLElement>('input:checked:enabled, input:enabled');
  (choice ?? control)?.focus();
}

/** Focuses the next free time after a lost one, or else the first free time, or else the group. */
export function focusNextSlot(lostTime: string | undefined): void {
  const group = document.getElementById(fieldToId('appointmentTime'));
  const radios = [...(group?.querySelectorAll('input') ?? [])];
  const place = radios.findIndex(({ value }) => value === lostTime);
  const inTurn = [...radios.slice(place + 1), ...radios.slice(0, Math.max(place, 0))];
  (inTurn.find(({ disabled }) => !disabled) ?? group)?.focus();
}

/** Leads the focus on from a time that has just become unavailable, before the browser drops it. */
export function leaveLostSlot(): void {
  const focused = document.activeElement;
  const isLost = focused?.matches(`#${fieldToId('appointmentTime')} input:disabled`);
  if (isLost) focusNextSlot((focused as HTMLInputElement).value);
}

/** Focuses the heading and scrolls to the top, so that every step shows its heading at the same place. */
export function focusHeading(heading: HTMLElement | null | undefined): void {
  heading?.focus({ preventScroll: true });
  scrollTo({ top: 0, behavior: 'instant' });
}
