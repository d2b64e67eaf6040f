import { useReducer } from 'react';
import { PlainBooking } from '#components/booking/PlainBooking.tsx';
import { readDraft } from '#lib/browser/booking/booking-draft.ts';
import { BookingBoundary } from './BookingBoundary.tsx';
import { type BookingProps, BookingSteps } from './BookingSteps.tsx';
import { type BookingState, INITIAL_STATE, reduceBooking } from './booking-state.ts';

/**
 * The three-step booking. It must hydrate, because steps, draft, free slots and the answer are state. Without script
 * its markup is one plain form that posts to the API, which answers with a page. The state is kept above the error
 * boundary: when a part throws an error, the entries go into a plain form.
 */
export function BookingWizard(props: BookingProps) {
  const [state, dispatch] = useReducer(reduceBooking, INITIAL_STATE);
  return (
    <BookingBoundary renderFallback={() => <PlainBooking {...props} values={getKeptValues(state)} />}>
      <BookingSteps {...props} state={state} dispatch={dispatch} />
    </BookingBoundary>
  );
}

/** Returns the entries so far. When a part throws an error before the wizard is awake, they are in the draft. */
function getKeptValues({ today, values }: BookingState) {
  return today === '' ? (readDraft()?.values ?? values) : values;
}
