import { type Dispatch, type RefObject, useEffect, useRef } from 'react';
import { getFurthestStep } from '#lib/browser/booking-steps.ts';
import type { FocusTarget } from './booking-focus.ts';
import type { BookingAction, BookingState } from './booking-state.ts';

/** What a history entry of the wizard keeps: its step, and the first step of the row of entries that it stands in. */
type StepEntry = { bookingStep: number; firstStep: number };

/**
 * One history entry per step, so that Back goes one step back and leaving takes as many steps as coming. The wizard's
 * own way back travels through the same entries, so that they do not pile up, and is shown when it has arrived.
 */
export function useStepHistory(
  state: BookingState,
  dispatch: Dispatch<BookingAction>,
  focusTarget: RefObject<FocusTarget>,
) {
  const { step, values, status, dialog } = state;
  const isAwake = state.today !== '';
  /** Where the wizard itself is travelling to; `null` while it stands, or the person moves. */
  const destination = useRef<number | null>(null);
  const hasSettled = useRef(false);

  /** Goes back to a step through the history; where that has no entry for it, at the nearest one. */
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
      // The skip link has made a new entry for the same step.
      replaceEntry({ bookingStep: step, firstStep: 0 });
    } else if (entry.bookingStep !== step) {
      // What is under way belongs to the step it was sent from.
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
    // Out of the browser's memory the page may come back at another of its entries.
    addEventListener('pageshow', (event) => event.persisted && onTravelled(), { signal });
    return () => leaving.abort();
  });

  // After a reload, or coming back from another page, the entry knows better than the draft where the person was.
  useEffect(() => {
    if (!isAwake || hasSettled.current) return;
    hasSettled.current = true;
    const entry = readEntry();
    if (entry === null) replaceEntry({ bookingStep: step, firstStep: step });
    else if (entry.bookingStep !== step) travelBack(Math.min(entry.bookingStep, getFurthestStep(values)), null);
  });

  return {
    goTo(target: number, focus: FocusTarget) {
      if (destination.current !== null || status === 'sending') return;
      if (target < step) return travelBack(target, focus);
      const { firstStep } = readEntry() ?? { firstStep: step };
      focusTarget.current = focus;
      dispatch({ type: 'moved', step: target });
      for (let next = step + 1; next <= target; next += 1) pushEntry({ bookingStep: next, firstStep });
    },
    /** After a booking: the steps behind belong to an empty form. */
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
