import type { DeskAppointment } from '@clinic/contract/desk-appointment.ts';
import { type ChangedColumns, type DeskDay, listAppointments } from '@clinic/contract/desk-day.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { fetchDay } from '#browser/desk-client.ts';
import type { DeskNews } from '#browser/live-events.ts';
import { leaveToSignIn } from '#browser/signed-out.ts';
import { type DayChange, findChanges, keepUnchanged, putAppointment, putColumns } from '../desk-day.ts';
import { holdPlace } from './hold-place.ts';

export type LiveDay = {
  day: DeskDay;
  /**
   * Requests the current day, unless all `news` are on the screen already. Resolves to whether the day has come, and to
   * `undefined` where nothing was asked or another request is on its way.
   */
  refresh: (news?: DeskNews) => Promise<boolean | undefined>;
  /**
   * Shows an appointment from an answer at once, with the columns that have changed. Where the answer does not hold them
   * all, it requests the whole day again.
   */
  put: (appointment: DeskAppointment, changed?: ChangedColumns) => void;
  /** Lets the news wait while a press is being sent, because its answer may tell them. Returns what ends the wait. */
  holdNews: () => () => void;
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
  /** The versions of appointments from answers, some of which have left the day. */
  const answered = useRef(new Map<string, number>());
  const pressed = useRef(0);
  const waiting = useRef<DeskNews[]>([]);

  const show = useCallback((next: DeskDay) => {
    shown.current = next;
    setDay(next);
  }, []);

  const ask = useCallback(async () => {
    wishes.current += 1;
    // One request runs at a time. When bookings come faster than answers, another request follows.
    if (isAsking.current) return undefined;
    isAsking.current = true;
    let isFresh = true;
    for (let done = 0; done !== wishes.current; ) {
      done = wishes.current;
      const putsBefore = puts.current;
      const outcome = await fetchDay(shown.current.date);
      if (outcome.kind === 'signed-out') leaveToSignIn();
      isFresh = outcome.kind !== 'failed';
      if (outcome.kind !== 'day') continue;
      if (putsBefore !== puts.current) {
        wishes.current += 1;
        continue;
      }
      const changes = findChanges(shown.current, outcome.day);
      const leadOn = holdPlace();
      // Rendered at once: the focused button may be gone, because somebody else has acted on its appointment.
      flushSync(() => show(keepUnchanged(shown.current, outcome.day)));
      leadOn();
      if (changes.length > 0) onChanges(changes);
    }
    isAsking.current = false;
    return isFresh;
  }, [show, onChanges]);

  const refresh = useCallback(
    async (news: DeskNews = []) => {
      if (news.length > 0 && pressed.current > 0) {
        waiting.current.push(news);
        return undefined;
      }
      const versions = new Map(listAppointments(shown.current).map(({ id, version }) => [id, version]));
      const isShown = ({ id, version }: DeskNews[number]) =>
        Math.max(versions.get(id) ?? -1, answered.current.get(id) ?? -1) >= version;
      return news.length === 0 || !news.every(isShown) ? ask() : undefined;
    },
    [ask],
  );

  const holdNews = useCallback(() => {
    pressed.current += 1;
    return () => {
      pressed.current -= 1;
      if (pressed.current === 0) for (const news of waiting.current.splice(0)) refresh(news);
    };
  }, [refresh]);

  useEffect(() => {
    if (day.finalInMs === undefined) return;
    const timer = setTimeout(ask, day.finalInMs);
    return () => clearTimeout(timer);
  }, [day, ask]);

  const put = useCallback(
    (appointment: DeskAppointment, changed?: ChangedColumns) => {
      puts.current += 1;
      answered.current.set(appointment.id, appointment.version);
      const before = shown.current;
      const known = listAppointments(before).find(({ id }) => id === appointment.id);
      const isThere = appointment.date === before.date;
      const doctorIds = [known?.doctorId, isThere ? appointment.doctorId : undefined].filter((id) => id !== undefined);
      const next = changed && putColumns(before, changed, doctorIds);
      show(next ?? putAppointment(before, appointment));
      if (!next) return void ask();
      const others = findChanges(before, next).filter(({ appointment: { id } }) => id !== appointment.id);
      if (others.length > 0) setTimeout(onChanges, 0, others);
    },
    [show, ask, onChanges],
  );

  return { day, refresh, put, holdNews };
}
