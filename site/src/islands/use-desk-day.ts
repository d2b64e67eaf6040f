import { DESK_PATHS, type DeskAppointment, type DeskDay } from '@clinic/contract/desk.ts';
import { useCallback, useRef, useState } from 'react';
import { fetchDay } from '#lib/browser/desk-client.ts';
import { type DayChange, findChanges, putAppointment } from '#lib/browser/desk-day.ts';

export type LiveDay = {
  day: DeskDay;
  /** Asks for the day as it stands now. */
  refresh: () => Promise<void>;
  /** Shows an appointment as an answer has it, before the whole day is asked for again. */
  put: (appointment: DeskAppointment) => void;
};

/** The day on the screen. `onChanges` is told what others have added or changed; it must stay the same function. */
export function useDeskDay(given: DeskDay, onChanges: (changes: DayChange[]) => void): LiveDay {
  const [day, setDay] = useState(given);
  const shown = useRef(given);
  /** Counts what was asked and what was put: an answer that is older than either is dropped. */
  const latest = useRef(0);

  const show = useCallback((next: DeskDay) => {
    shown.current = next;
    setDay(next);
  }, []);

  const refresh = useCallback(async () => {
    latest.current += 1;
    const number = latest.current;
    const outcome = await fetchDay(shown.current.date);
    if (outcome.kind === 'signed-out') location.assign(DESK_PATHS.signIn);
    if (outcome.kind !== 'day' || number !== latest.current) return;
    const changes = findChanges(shown.current, outcome.day);
    show(outcome.day);
    if (changes.length > 0) onChanges(changes);
  }, [show, onChanges]);

  const put = useCallback(
    (appointment: DeskAppointment) => {
      show(putAppointment(shown.current, appointment));
      refresh();
    },
    [show, refresh],
  );

  return { day, refresh, put };
}
