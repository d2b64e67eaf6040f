import { useReducer } from 'react';
import { PlainBooking } from '#components/booking/PlainBooking.tsx';
import { readDraft } from '#lib/browser/booking-draft.ts';
import { BookingBoundary } from './BookingBoundary.tsx';
import { type BookingProps, BookingSteps } from './BookingSteps.tsx';
import { type BookingState, INITIAL_STATE, reduceBooking } from './booking-state.ts';

/**
 * The three-step booking. It must hydrate: steps, draft, free slots and the answer without leaving the page are state.
 * Without script its markup is one plain form that posts to the API, which answers with a page. The state stands
 * above all that could break: if a part throws, what was entered goes into a form that does without the wizard.
 */
export function BookingWizard(props: BookingProps) {
  const [state, dispatch] = useReducer(reduceBooking, INITIAL_STATE);
  return (
    <BookingBoundary renderFallback={() => <PlainBooking {...props} values={getKeptValues(state)} />}>
      <BookingSteps {...props} state={state} dispatch={dispatch} />
    </BookingBoundary>
  );
}

/** What breaks before the wizard is awake leaves the entries in the draft. */
function getKeptValues({ today, values }: BookingState) {
  return today === '' ? (readDraft()?.values ?? values) : values;
}
