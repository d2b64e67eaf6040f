import { type Dispatch, type RefObject, useEffect, useRef } from 'react';
import { getFurthestStep } from '#lib/browser/booking/booking-steps.ts';
import { bookingMessages as words } from '#messages/booking.ts';
import type { FocusTarget } from './booking-focus.ts';
import type { BookingAction, BookingState } from './booking-state.ts';

/** The state of a history entry: its step, and the step of the first entry in its unbroken row of entries. */
type StepEntry = { bookingStep: number; firstStep: number };

/**
 * Keeps one history entry per step, so that the browser's Back goes one step back. The wizard's own Previous button
 * uses the same entries, so that they do not pile up. The step is shown when the browser has arrived at its entry.
 */
export function useStepHistory(
  state: BookingState,
  dispatch: Dispatch<BookingAction>,
  focusTarget: RefObject<FocusTarget>,
) {
  const { step, values, status, dialog } = state;
  const isAwake = state.today !== '';
  /** The step to which the wizard itself travels; `null` when it does not travel. */
  const destination = useRef<number | null>(null);
  const hasSettled = useRef(false);
  const pageTitle = useRef('');

  /** Goes back to a step through the history, as far as there are entries, and shows it. */
  const travelBack = (target: number, focus: FocusTarget) => {
    const entry = readEntry() ?? { bookingStep: step, firstStep: step };
    const landing = Math.max(target, entry.firstStep);
    if (focus) focusTarget.current = focus;
    if (landing < entry.bookingStep) {
      destination.current = target;
      history.go(landing - entry.bookingStep);
      return;
    }
    destination.current = null;
    if (entry.bookingStep !== target) {
      replaceEntry({ bookingStep: target, firstStep: Math.min(target, entry.firstStep) });
    }
    if (target !== step) dispatch({ type: 'moved', step: target });
  };

  const onTravelled = () => {
    const entry = readEntry();
    if (destination.current !== null) {
      travelBack(destination.current, null);
    } else if (entry === null) {
      // The skip link adds an entry without a step.
      replaceEntry({ bookingStep: step, firstStep: 0 });
    } else if (entry.bookingStep !== step) {
      // The step stays while a booking is sent.
      if (status === 'sending') return history.go(step - entry.bookingStep);
      if (dialog) dispatch({ type: 'dialogClosed' });
      const target = Math.min(entry.bookingStep, getFurthestStep(values));
      travelBack(target, target === step ? null : 'heading');
    }
  };

  useEffect(() => {
    if (!isAwake) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    addEventListener('popstate', onTravelled, { signal });
    // The back/forward cache may restore the page at another of its entries.
    addEventListener('pageshow', (event) => event.persisted && onTravelled(), { signal });
    return () => leaving.abort();
  });

  // After a reload, or on return from another page, the entry's step counts and not the draft's.
  useEffect(() => {
    if (!isAwake || hasSettled.current) return;
    hasSettled.current = true;
    const entry = readEntry();
    if (entry === null) replaceEntry({ bookingStep: step, firstStep: step });
    else if (entry.bookingStep !== step) travelBack(Math.min(entry.bookingStep, getFurthestStep(values)), null);
  });

  useEffect(() => {
    pageTitle.current ||= document.title;
    document.title = `${words.steps[step]?.title} – ${words.stepOf(step + 1, words.steps.length)} · ${pageTitle.current}`;
  }, [step]);

  return {
    goTo(target: number, focus: FocusTarget) {
      if (destination.current !== null || status === 'sending') return;
      if (target < step) return travelBack(target, focus);
      const { firstStep } = readEntry() ?? { firstStep: step };
      focusTarget.current = focus;
      dispatch({ type: 'moved', step: target });
      for (let next = step + 1; next <= target; next += 1) pushEntry({ bookingStep: next, firstStep });
    },
    /** Returns to the first step. Called after a booking, when the form is empty again. */
    returnToStart: () => travelBack(0, null),
  };
}

function readEntry(): StepEntry | null {
  const { bookingStep, firstStep } = history.state ?? {};
  return typeof bookingStep === 'number' && typeof firstStep === 'number' ? { bookingStep, firstStep } : null;
}

function replaceEntry(entry: StepEntry): void {
  history.replaceState(entry, '');
}

function pushEntry(entry: StepEntry): void {
  history.pushState(entry, '');
}
