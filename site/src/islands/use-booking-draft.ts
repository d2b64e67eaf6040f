import { APPOINTMENT_FIELDS } from '@clinic/contract/appointment.ts';
import { type BookingCalendar, getDoctors, getTodayInPune } from '@clinic/contract/booking-calendar.ts';
import { type Dispatch, type RefObject, useEffect, useState } from 'react';
import { type BookingDraft, clearDraft, readDraft, writeDraft } from '#lib/browser/booking-draft.ts';
import { EMPTY_REQUEST } from '#lib/browser/booking-steps.ts';
import type { BookingAction } from './booking-state.ts';

/**
 * Restores the tab's draft when the wizard wakes and keeps it from then on. Returns today's date in Pune, empty until
 * script runs: a built page does not know its reader's day.
 */
export function useBookingDraft(
  form: RefObject<HTMLFormElement | null>,
  calendar: BookingCalendar,
  { step, values, key }: BookingDraft,
  dispatch: Dispatch<BookingAction>,
): string {
  const [today, setToday] = useState('');

  useEffect(() => {
    dispatch({ type: 'restored', draft: mergeTyped(readDraft(), form.current, calendar) });
    setToday(getTodayInPune(new Date()));
  }, [calendar, dispatch, form]);

  useEffect(() => {
    if (today === '') return;
    const isEmpty = APPOINTMENT_FIELDS.every((field) => values[field] === '');
    if (isEmpty) clearDraft();
    else writeDraft({ step, values, key });
  }, [today, step, values, key]);

  // A press on Next before script arrived was kept by scripts/booking-form.ts; it counts now.
  useEffect(() => {
    if (today === '' || form.current?.dataset.submitted === undefined) return;
    delete form.current.dataset.submitted;
    form.current.requestSubmit();
  }, [today, form]);

  return today;
}

/**
 * What was typed before script arrived stands above the draft: it is younger. The plain form offers every doctor, the
 * wizard only those of the department.
 */
function mergeTyped(draft: BookingDraft | null, form: HTMLFormElement | null, calendar: BookingCalendar): BookingDraft {
  const kept = draft ?? { step: 0, values: EMPTY_REQUEST, key: null };
  const typed = new FormData(form ?? undefined);
  const values = { ...kept.values };
  for (const field of APPOINTMENT_FIELDS) {
    const value = typed.get(field);
    if (typeof value === 'string' && value !== '') values[field] = value;
  }
  if (!getDoctors(calendar, values.department).includes(values.doctor)) values.doctor = '';
  const isSame = APPOINTMENT_FIELDS.every((field) => values[field] === kept.values[field]);
  return { ...kept, values, key: isSame ? kept.key : null };
}
