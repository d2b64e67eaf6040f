import { APPOINTMENT_FIELDS } from '@clinic/contract/appointment.ts';
import { type BookingCalendar, getDoctors } from '@clinic/contract/booking-calendar.ts';
import { EMPTY_REQUEST } from '@clinic/contract/patient-words.ts';
import { type Dispatch, type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { type BookingDraft, clearDraft, readDraft, writeDraft } from '#lib/browser/booking/booking-draft.ts';
import { readWish, type Services, type Wish } from '#lib/browser/booking/booking-wish.ts';
import type { BookingAction, BookingState } from './booking-state.ts';

type Options = {
  form: RefObject<HTMLFormElement | null>;
  calendar: BookingCalendar;
  services: Services;
  state: BookingState;
  dispatch: Dispatch<BookingAction>;
};

/**
 * Restores the tab's draft when the wizard wakes, applies what the address asks for, and saves the draft on every
 * change.
 */
export function useBookingDraft({ form, calendar, services, state, dispatch }: Options): void {
  const { step, values, visit, key, unansweredSlot, waitingKey, today } = state;
  const isAwake = today !== '';
  // React draws the form again when it cannot hydrate it, for example on a page that a browser has translated.
  const [found] = useState(readPage);

  // Between an effect and the drawing before it a key may be pressed, which would be lost. A layout effect leaves no time.
  useLayoutEffect(() => {
    if (form.current !== found.form) document.getElementById(found.focusId)?.focus();
    const wish = readWish(location.search, calendar, services, new Date());
    dispatch({ type: 'restored', draft: mergeTyped(readDraft(), wish, found.form, calendar), wish: wish.text });
    // The query is removed, so that a reload keeps later changes.
    if (wish.text) history.replaceState(history.state, '', location.pathname);
  }, [calendar, services, dispatch, form, found]);

  useEffect(() => {
    if (!isAwake) return;
    const isEmpty = APPOINTMENT_FIELDS.every((field) => values[field] === '');
    if (isEmpty) clearDraft();
    else writeDraft({ step, values, visit, key, unansweredSlot, waitingKey });
  }, [isAwake, step, values, visit, key, unansweredSlot, waitingKey]);

  // `PlainBooking.script.ts` keeps a press on Next from before React hydrates the form, and `useBookingSubmit` one from
  // before the fields are read. It is submitted here.
  useEffect(() => {
    const forms = [found.form, form.current];
    if (!isAwake || forms.every((one) => one?.dataset.submitted === undefined)) return;
    for (const one of forms) delete one?.dataset.submitted;
    found.form?.querySelector('[data-waking]')?.removeAttribute('data-waking');
    form.current?.querySelector<HTMLElement>('[type="submit"]')?.click();
  }, [isAwake, form, found]);
}

/** Returns the form of the page as it was served, and the id of the field with the focus. */
function readPage(): { form: HTMLFormElement | null; focusId: string } {
  if (typeof document === 'undefined') return { form: null, focusId: '' };
  return { form: document.querySelector('#booking-form'), focusId: document.activeElement?.id ?? '' };
}

/**
 * Merges typed text from before the wizard woke, and what the address asks for, into the older draft. The plain form
 * offers every doctor, so a doctor of another department is dropped.
 */
function mergeTyped(
  draft: BookingDraft | null,
  wish: Wish,
  form: HTMLFormElement | null,
  calendar: BookingCalendar,
): BookingDraft {
  const kept = draft ?? { step: 0, values: EMPTY_REQUEST, key: null, unansweredSlot: null, waitingKey: null };
  const typed = new FormData(form ?? undefined);
  const values = { ...kept.values, ...wish.values };
  for (const field of APPOINTMENT_FIELDS) {
    const value = typed.get(field);
    if (typeof value === 'string' && value !== '') values[field] = value;
  }
  if (!getDoctors(calendar, values.department).some(({ name }) => name === values.doctor)) values.doctor = '';
  const isSame = APPOINTMENT_FIELDS.every((field) => values[field] === kept.values[field]);
  return { ...kept, values, key: isSame ? kept.key : null };
}
