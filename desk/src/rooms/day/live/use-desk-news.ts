import { slotToLabel } from '@clinic/contract/booking-calendar.ts';
import { dateToDay } from '@clinic/contract/messages/en/dates-and-times.ts';
import { useCallback, useEffect, useState } from 'react';
import { deskMoveMessages } from '#appointments/move-words.ts';
import { deskMessages } from '#appointments/words.ts';
import type { DayChange } from '../desk-day.ts';

const words = deskMessages.live;

/** How long a new or changed appointment is marked. */
const FRESH_MS = 8_000;

export type Spoken = { text: string; at: number };

/** Returns what is new on the day: the appointments that are marked for a while, and the text that is read out. */
export function useDeskNews() {
  const [freshIds, setFreshIds] = useState<readonly string[]>([]);
  const [spoken, setSpoken] = useState<Spoken>({ text: '', at: 0 });

  const say = useCallback((text: string) => setSpoken(({ at }) => ({ text, at: at + 1 })), []);
  const onChanges = useCallback(
    (changes: DayChange[]) => {
      setFreshIds(changes.map(({ appointment }) => appointment.id));
      say(changes.map(changeToWords).join(' '));
    },
    [say],
  );

  useEffect(() => {
    if (freshIds.length === 0) return;
    const timer = setTimeout(setFreshIds, FRESH_MS, []);
    return () => clearTimeout(timer);
  }, [freshIds]);

  return { freshIds, spoken, say, onChanges };
}

/** Says what was done, from the record; the state alone where nothing was, as after a booking that came back. */
function changeToWords({ isNew, appointment }: DayChange): string {
  const { name, date, slot, doctor, status, lastChange } = appointment;
  const action = lastChange?.action;
  const state = deskMessages.card.states[status];
  if (action === 'moved') return deskMoveMessages.moved(name, dateToDay(date), slotToLabel(slot), doctor);
  if (isNew) return `${words.added(name, slotToLabel(slot), doctor)}.`;
  if (action === 'undo') return `${words.undone(name, state)}.`;
  return `${words.changed(name, action ? deskMessages.done[action] : state)}.`;
}
