import { type DeskDay, listAppointments } from '@clinic/contract/desk-day.ts';
import { isExpected } from '@clinic/contract/visit-states.ts';
import { useEffect, useRef } from 'react';
import { focusCard } from '../live/use-desk-actions.ts';

/**
 * Returns the id of the patient who is due first, or `null`, and focuses the card once when the page opens, so that one
 * key tells the arrival. An address that leads to a card, or a focused field, is left alone.
 */
export function useDue(day: DeskDay, canFocus: boolean): string | null {
  const isDone = useRef(false);
  const [due] = listAppointments(day)
    .filter((one) => isExpected(one) && !one.needsReview)
    .sort((one, other) => one.slot.localeCompare(other.slot));
  const id = due?.id ?? listAppointments(day)[0]?.id ?? null;
  useEffect(() => {
    if (!canFocus || isDone.current) return;
    isDone.current = true;
    const isElsewhere = location.hash !== '' || document.activeElement !== document.body;
    if (id !== null && !isElsewhere && day.date === day.today) focusCard(id);
  }, [canFocus, id, day]);
  return id;
}
