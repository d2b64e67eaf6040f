import type { DeskAction, DeskAppointment } from '@clinic/contract/desk-appointment.ts';
import { type DeskDay, listAppointments } from '@clinic/contract/desk-day.ts';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { getNextAction, getVisitState } from '#appointments/visit-state.ts';
import { keepPressesSteady, SETTLE_MS } from './steady-presses.ts';

/** `fresh`: the actions that have come at `atMs`, or that the next press means since then. */
type Known = { appointment: DeskAppointment; fresh: readonly DeskAction[]; atMs: number };

/**
 * Makes a press mean what it meant when the finger began. Returns whether an action has only just come to an appointment
 * on the screen: one press on 'Arrived', and a second one that was part of it, do not also call the patient in. This
 * holds for every way to press it, also for letters, and whoever has changed the appointment.
 */
export function usePresses(day: DeskDay): (appointment: DeskAppointment, action: DeskAction) => boolean {
  const known = useRef(new Map<string, Known>());

  useLayoutEffect(() => {
    const atMs = performance.now();
    const toKnown = (appointment: DeskAppointment): Known => {
      const before = known.current.get(appointment.id);
      if (!before) return { appointment, fresh: [], atMs };
      if (before.appointment === appointment) return before;
      const next = toNext(appointment);
      const isFresh = (action: DeskAction) =>
        !before.appointment.actions.includes(action) || (action === next && next !== toNext(before.appointment));
      const fresh = appointment.actions.filter(isFresh);
      const isSettling = fresh.length === 0 && atMs - before.atMs < SETTLE_MS;
      return isSettling ? { ...before, appointment } : { appointment, fresh, atMs };
    };
    known.current = new Map(listAppointments(day).map((appointment) => [appointment.id, toKnown(appointment)]));
  }, [day]);

  useEffect(keepPressesSteady, []);

  return ({ id }, action) => {
    const found = known.current.get(id);
    if (!found?.fresh.includes(action)) return false;
    return performance.now() - found.atMs < SETTLE_MS;
  };
}

const toNext = (appointment: DeskAppointment) => getNextAction(appointment, getVisitState(appointment, false));
