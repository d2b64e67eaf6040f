import type { NextFree } from '@clinic/contract/appointment.ts';
import type { Department } from '@clinic/contract/booking-calendar.ts';
import { useEffect, useState } from 'react';
import { fetchNextFree } from '#lib/browser/booking/appointment-client.ts';
import { LAST_STEP } from '#lib/browser/booking/booking-steps.ts';
import type { BookingState } from './booking-state.ts';

/**
 * Returns the first free slot of the chosen doctor, or of the department until a doctor is chosen, that is long enough
 * for the kind of visit; `undefined` while none is known. The slots are requested once somebody has written a name. On
 * the last step, where an answer moves the fields, they are requested only when none is known, for example after a
 * reload.
 */
export function useNextFree(
  apiBase: string,
  departments: Department[],
  visit: string | undefined,
  { step, values }: BookingState,
) {
  const [slots, setSlots] = useState<NextFree[]>([]);
  // Each of these steps requests the slots again, because a free slot may be taken meanwhile.
  const askingStep = values.name && (step < LAST_STEP || slots.length === 0) ? step : null;
  useEffect(() => {
    if (askingStep === null) return;
    const leaving = new AbortController();
    fetchNextFree(apiBase, leaving.signal, visit).then((answer) => answer && setSlots(answer));
    return () => leaving.abort();
  }, [apiBase, visit, askingStep]);
  const department = departments.find(({ name }) => name === values.department);
  return slots.find(({ doctor, departmentId }) =>
    values.doctor ? doctor === values.doctor : departmentId === department?.id,
  );
}
