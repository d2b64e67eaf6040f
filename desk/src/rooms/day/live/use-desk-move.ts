import type { DeskAppointment } from '@clinic/contract/desk-appointment.ts';
import { toDayPath } from '@clinic/contract/desk-paths.ts';
import { isExpected } from '@clinic/contract/visit-states.ts';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { SlotPlace } from '#appointments/booking/book.ts';
import { toCardId } from '#appointments/day-life.ts';
import { goToCard, keepFocus, type useDeskActions } from './use-desk-actions.ts';

type Options = Pick<ReturnType<typeof useDeskActions>, 'act'> & {
  /** The day on the screen. */
  date: string;
  /** The appointment that the page was opened for, to move it. */
  given: DeskAppointment | null;
};

/**
 * Lets a free time be chosen for an appointment. The address keeps the appointment, so that other days can be viewed.
 */
export function useDeskMove({ date, given, act }: Options) {
  const [moving, setMoving] = useState(given);
  const bar = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (given) bar.current?.focus();
  }, [given]);

  function show(next: DeskAppointment | null) {
    setMoving(next);
    history.replaceState(null, '', toDayPath(date, next?.id));
  }

  function begin(appointment: DeskAppointment) {
    // Rendered at once, so that the bar is there to take the focus.
    flushSync(() => show(appointment));
    bar.current?.focus();
  }

  /** Leaves the appointment as it is. */
  function end() {
    if (!moving) return;
    if (moving.date !== date) return location.assign(`${toDayPath(moving.date)}#${toCardId(moving.id)}`);
    flushSync(() => show(null));
    keepFocus(moving.id);
  }

  async function moveTo(appointment: DeskAppointment, place: SlotPlace) {
    const outcome = await act(appointment, 'move', toFields(appointment, place), (outcome) => {
      if (!moving || (outcome.kind !== 'done' && outcome.kind !== 'refused')) return;
      const now = outcome.kind === 'refused' ? outcome.appointment : null;
      show(now && isExpected(now) ? now : null);
    });
    if (outcome?.kind === 'done') goToCard(appointment.id);
    if (outcome?.kind === 'refused') bar.current?.focus();
  }

  return { moving, bar, begin, end, moveTo };
}

/** Creates the fields that the form of a free slot sends without script. */
function toFields({ version, date }: DeskAppointment, place: SlotPlace): URLSearchParams {
  return new URLSearchParams({
    version: String(version),
    date,
    doctor: place.doctorId,
    newDate: place.date,
    slot: place.slot,
  });
}
