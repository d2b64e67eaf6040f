import type { NextFree } from '@clinic/contract/appointment.ts';
import { useEffect, useState } from 'react';
import { fetchNextFree } from '#lib/browser/appointment-client.ts';
import { LAST_STEP } from '#lib/browser/booking-steps.ts';

/**
 * The chosen doctor's first free slot; `undefined` while none is known. It is requested on the step before the last: an
 * answer that comes later is dropped, because it would move the fields.
 */
export function useNextFree(apiBase: string, step: number, doctor: string): NextFree | undefined {
  const [slots, setSlots] = useState<NextFree[]>([]);
  useEffect(() => {
    if (step !== LAST_STEP - 1) return;
    const leaving = new AbortController();
    fetchNextFree(apiBase, leaving.signal).then((answer) => answer && setSlots(answer));
    return () => leaving.abort();
  }, [apiBase, step]);
  return slots.find((slot) => slot.doctor === doctor);
}
