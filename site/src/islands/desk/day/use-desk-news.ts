import { slotToLabel } from '@clinic/contract/booking-calendar.ts';
import { useCallback, useEffect, useState } from 'react';
import type { DayChange } from '#lib/browser/desk/desk-day.ts';
import { deskMessages } from '#messages/desk.ts';

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
      say(changes.map(changeToWords).join('. '));
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

function changeToWords({ isNew, appointment: { name, slot, doctor, status } }: DayChange): string {
  return isNew ? words.added(name, slotToLabel(slot), doctor) : words.changed(name, deskMessages.card.states[status]);
}
