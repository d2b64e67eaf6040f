import type { DeskAppointment } from '@clinic/contract/desk-appointment.ts';
import { useLayoutEffect, useMemo, useRef } from 'react';
import type { DayLife } from '#components/desk/day/day-life.ts';

type Handlers = Required<Omit<DayLife, 'busyId'>>;

/**
 * Returns a function for the state and the handlers of a card: they stay the same object while no action of the card is
 * being sent, so that a press draws only the cards that it changes.
 */
export function useDayLife(isAwake: boolean, busyId: string | null, handlers: Handlers) {
  const latest = useRef(handlers);
  useLayoutEffect(() => {
    latest.current = handlers;
  });
  const resting = useMemo<DayLife>(
    () =>
      isAwake
        ? {
            onAct: (...args) => latest.current.onAct(...args),
            onOpen: (...args) => latest.current.onOpen(...args),
            onAskCancel: (...args) => latest.current.onAskCancel(...args),
            onMove: (...args) => latest.current.onMove(...args),
          }
        : {},
    [isAwake],
  );
  return ({ id }: DeskAppointment): DayLife => (id === busyId ? { ...resting, busyId } : resting);
}
