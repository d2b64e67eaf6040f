import type { FieldSchema } from '@clinic/contract/content-schemas.ts';
import { useEffect, useRef, useState } from 'react';
import { makeBlank } from './field-shapes.ts';
import { moveEntry } from './move-entry.ts';

/** An entry of a list. Its key stays when it moves, so that what was typed moves with it. */
type Entry = { key: number; value: unknown };

/** The place to which the focus goes after a step: a button of an entry, or its first control. */
type Focused = { place: number; step?: 'up' | 'down' };

/** The entries of a list as they were added, removed and moved in place, and the words that tell of it. */
export function useEntries(schema: FieldSchema, value: unknown) {
  const [entries, setEntries] = useState<readonly Entry[]>(() => toEntries(value));
  const [told, setTold] = useState('');
  const nextKey = useRef(entries.length);
  const frame = useRef<HTMLFieldSetElement>(null);
  const [focused, setFocused] = useState<Focused | null>(null);

  useEffect(() => {
    if (!focused) return;
    const entry = frame.current?.querySelectorAll<HTMLElement>(':scope > [data-entry]')[focused.place];
    const button = focused.step && entry?.querySelector<HTMLElement>(`:scope > * > button[value^="${focused.step}:"]`);
    const control = entry?.querySelector<HTMLElement>('input:not([type="hidden"]), textarea, select');
    (button || control || frame.current)?.focus();
  }, [focused]);

  const change = (next: readonly Entry[], to: Focused | null, words: string) => {
    setEntries(next);
    setFocused(to);
    setTold(words);
  };
  const tellPlace = (to: number) => `Moved to ${to + 1} of ${entries.length}.`;
  return {
    entries,
    frame,
    told,
    add: () => {
      const added = { key: nextKey.current++, value: makeBlank(schema.items ?? {}) };
      change([...entries, added], { place: entries.length }, `Added as ${entries.length + 1}.`);
    },
    remove: (place: number) => {
      change(
        entries.filter((_entry, index) => index !== place),
        { place: Math.min(place, entries.length - 2) },
        `Removed ${place + 1}.`,
      );
    },
    move: (place: number, by: 1 | -1) => {
      const to = place + by;
      const isAtEnd = to === 0 || to === entries.length - 1;
      const [onwards, back] = by < 0 ? (['up', 'down'] as const) : (['down', 'up'] as const);
      const focus = { place: to, step: isAtEnd ? back : onwards };
      change(moveEntry(entries, place, to), focus, tellPlace(to));
    },
    /** Moves an entry that was dropped; the focus stays where it is. */
    drop: (place: number, to: number) => change(moveEntry(entries, place, to), null, tellPlace(to)),
  };
}

function toEntries(value: unknown): Entry[] {
  return Array.isArray(value) ? value.map((one, key) => ({ key, value: one })) : [];
}
