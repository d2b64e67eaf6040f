import type { FieldReasons } from '@clinic/contract/refusals.ts';
import { createKey } from '@clinic/ui/browser/idempotency-key.ts';
import { type Dispatch, type RefObject, type SubmitEvent, useRef, useState } from 'react';
import { type BookingFailure, sendAppointment } from '#lib/browser/booking/appointment-client.ts';
import { findMissingFields, LAST_STEP } from '#lib/browser/booking/booking-steps.ts';
import { fieldWords, bookingMessages as words } from '#messages/booking.ts';
import { type FocusTarget, focusField } from './booking-focus.ts';
import type { BookingAction, BookingState } from './booking-state.ts';

type Options = {
  apiBase: string;
  state: BookingState;
  /** The id of the kind of visit; empty where the clinic distinguishes none. */
  visit?: string | undefined;
  dispatch: Dispatch<BookingAction>;
  focusTarget: RefObject<FocusTarget>;
  /** Whether a booking without an answer may wait. The part that shows a waiting booking has to be loaded. */
  canWait: boolean;
  /** Called when a step before the last one is complete. */
  onComplete: () => void;
  onBooked: () => void;
};

/**
 * `onSubmit` handles Next Step and Confirm Appointment: it checks the step, then goes on or sends the booking. `send`
 * sends the entries; with `'by-itself'` it says nothing when there is no answer again. One booking is sent at a time.
 */
export function useBookingSubmit(options: Options) {
  const { apiBase, state, visit, dispatch, focusTarget, canWait, onComplete, onBooked } = options;
  const { step, values, key } = state;
  const isSending = useRef(false);
  const [error, setError] = useState<unknown>();
  // An error is thrown during rendering, so that the wizard's error boundary catches it.
  if (error) throw error;

  const send = async (how?: 'by-itself') => {
    if (isSending.current) return;
    isSending.current = true;
    const sentKey = key ?? createKey();
    dispatch({ type: 'sent', key: sentKey });
    const trimmed = { name: values.name.trim(), email: values.email.trim(), phone: values.phone.trim() };
    // The service writes this box into the page where WhatsApp is on.
    const box = document.querySelector<HTMLInputElement>('[name=whatsapp]:checked');
    const outcome = await sendAppointment(apiBase, { ...values, ...trimmed }, sentKey, visit, box !== null);
    isSending.current = false;
    if (outcome.isBooked) {
      if (box) box.checked = false;
      focusTarget.current = 'heading';
      dispatch({ type: 'booked', booked: outcome.booked });
      onBooked();
    } else if (outcome.error) {
      setError(outcome.error);
    } else if (how && outcome.isUnanswered) {
      dispatch({ type: 'stillWaiting' });
    } else {
      const isWaiting = canWait && outcome.isUnanswered === true;
      focusTarget.current = isWaiting ? 'summary' : chooseFocus(outcome);
      dispatch({ type: 'failed', failure: outcome, isWaiting });
    }
  };

  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending.current) return;
    // The wizard has not read the fields yet, which may be full. `useBookingDraft` makes the press again when it has.
    if (state.today === '') {
      event.currentTarget.dataset.submitted = '';
      return;
    }

    const missing = findMissingFields(step, values);
    if (missing[0]) {
      const reasons: FieldReasons = {};
      for (const field of missing) reasons[field] = words.required[field as keyof typeof words.required];
      focusTarget.current = missing[0];
      dispatch({ type: 'foundIncomplete', errors: reasons });
    } else if (step === 0 && !isEmailValid(event.currentTarget)) {
      dispatch({ type: 'foundInvalid', errors: { email: fieldWords['email-invalid'] } });
      focusField('email');
    } else if (step === LAST_STEP) {
      // The fields are disabled while the booking is sent, so the button takes the focus.
      getSubmitter(event)?.focus();
      await send();
    } else {
      onComplete();
    }
  };

  return { send, onSubmit };
}

/** Whether the browser accepts the email address. Spaces at its ends do not count. */
function isEmailValid(form: HTMLFormElement): boolean {
  const email = form.elements.namedItem('email');
  // WebKit refuses international domains, which other engines convert by themselves. The server checks them instead.
  return !(email instanceof HTMLInputElement) || email.validity.valid || /@.*[^ -~]/.test(email.value);
}

function chooseFocus({ lostState, reasons }: BookingFailure): FocusTarget {
  if (lostState) return 'slots';
  return Object.keys(reasons).length > 0 ? 'summary' : null;
}

function getSubmitter({ nativeEvent, currentTarget }: SubmitEvent<HTMLFormElement>): HTMLElement | null {
  return (
    (nativeEvent as Event & { submitter?: HTMLElement | null }).submitter ??
    currentTarget.querySelector('[type="submit"]')
  );
}
