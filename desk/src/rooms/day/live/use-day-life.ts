import { useLayoutEffect, useMemo, useRef } from 'react';
import type { DayLife } from '#appointments/day-life.ts';

type Handlers = Required<DayLife>;

/** Returns the handlers of cards: they stay the same object, so that a press draws only the cards that it changes. */
export function useDayLife(isAwake: boolean, handlers: Handlers): DayLife {
  const latest = useRef(handlers);
  useLayoutEffect(() => {
    latest.current = handlers;
  });
  return useMemo<DayLife>(
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
}
