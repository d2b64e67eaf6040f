import type { DeskAppointment } from '@clinic/contract/desk-appointment.ts';
import type { DeskDay } from '@clinic/contract/desk-day.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { fetchDay } from '#lib/browser/desk/desk-client.ts';
import { type DayChange, findChanges, keepUnchanged, putAppointment } from '#lib/browser/desk/desk-day.ts';
import { leaveToSignIn } from '#lib/browser/desk/signed-out.ts';

export type LiveDay = {
  day: DeskDay;
  /** Requests the current day. */
  refresh: () => Promise<void>;
  /** Shows an appointment from an answer at once, and then requests the whole day again. */
  put: (appointment: DeskAppointment) => void;
};

/**
 * Holds the day on the screen. `onChanges` receives what others have added or changed; it must stay the same function.
 */
export function useDeskDay(given: DeskDay, onChanges: (changes: DayChange[]) => void): LiveDay {
  const [day, setDay] = useState(given);
  const shown = useRef(given);
  const wishes = useRef(0);
  /** Counts calls of `put`. A day that was requested before the last one is outdated, and is dropped. */
  const puts = useRef(0);
  const isAsking = useRef(false);

  const show = useCallback((next: DeskDay) => {
    shown.current = next;
    setDay(next);
  }, []);

  const refresh = useCallback(async () => {
    wishes.current += 1;
    // One request runs at a time. When bookings come faster than answers, another request follows.
    if (isAsking.current) return;
    isAsking.current = true;
    for (let answered = 0; answered !== wishes.current; ) {
      answered = wishes.current;
      const putsBefore = puts.current;
      const outcome = await fetchDay(shown.current.date);
      if (outcome.kind === 'signed-out') leaveToSignIn();
      if (outcome.kind !== 'day' || putsBefore !== puts.current) continue;
      const changes = findChanges(shown.current, outcome.day);
      const place = document.activeElement?.closest<HTMLElement>('article, [data-panel]');
      // Rendered at once: the focused button may be gone, because somebody else has acted on its appointment.
      flushSync(() => show(keepUnchanged(shown.current, outcome.day)));
      const same = place?.isConnected ? place : document.getElementById(place?.id ?? '');
      if (same && document.activeElement === document.body) (same.querySelector('a') ?? same).focus();
      if (changes.length > 0) onChanges(changes);
    }
    isAsking.current = false;
  }, [show, onChanges]);

  useEffect(() => {
    if (day.finalInMs === undefined) return;
    const timer = setTimeout(refresh, day.finalInMs);
    return () => clearTimeout(timer);
  }, [day, refresh]);

  const put = useCallback(
    (appointment: DeskAppointment) => {
      puts.current += 1;
      show(putAppointment(shown.current, appointment));
      refresh();
    },
    [show, refresh],
  );

  return { day, refresh, put };
}
