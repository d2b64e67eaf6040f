import { addDays } from '@clinic/contract/booking-calendar.ts';
import { DESK_PATHS, toDayPath } from '@clinic/contract/desk.ts';
import { useEffect, useRef } from 'react';
import { BOARD_ID } from '#components/desk/day/DoctorStrip.tsx';

/** Fields, in which all keys type text or choose a value. */
const FIELDS = 'input:not([type="checkbox"]), textarea, select, [contenteditable]';
/** The element in which the arrow keys scroll. */
const OWN_ARROWS = `#${BOARD_ID}`;

type Keys = {
  date: string;
  /** The id of the appointment for which a time is chosen. Links to other days keep it. */
  movingId: string | undefined;
  /** The id of the appointment whose patient gets a next visit. Links to other days keep it too. */
  nextOfId: string | undefined;
  /** Whether letters and signs work as keys. */
  areSingleOn: boolean;
  onHelp: () => void;
  onBook: () => void;
  onUndo: () => void;
  onEscape: () => void;
};

/** Handles the keys of the page: for another day, the first free time, an undo, the search and help, and to
 * end a move. */
export function useDeskKeys(keys: Keys): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { target, ctrlKey, metaKey, altKey, defaultPrevented } = event;
      if (defaultPrevented || ctrlKey || metaKey || altKey || document.querySelector('dialog[open]')) return;
      if (target instanceof Element && target.matches(FIELDS)) return;
      const work = findWork(event, latest.current);
      if (!work) return;
      // Otherwise the letter would be typed into the field that gets the focus.
      event.preventDefault();
      work();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}

function findWork({ key, target, shiftKey }: KeyboardEvent, keys: Keys): (() => void) | undefined {
  const { date, movingId, nextOfId, areSingleOn, onHelp, onBook, onUndo, onEscape } = keys;
  const turn = (days: number) => () => goTo(addDays(date, days), movingId, nextOfId);
  const hasOwnArrows = shiftKey || (target instanceof Element && target.matches(OWN_ARROWS));
  switch (key) {
    case 'ArrowLeft':
      return hasOwnArrows ? undefined : turn(-1);
    case 'ArrowRight':
      return hasOwnArrows ? undefined : turn(1);
    case 'Escape':
      return movingId === undefined ? undefined : onEscape;
    case '?':
      return areSingleOn ? onHelp : undefined;
    case 'n':
      return areSingleOn ? onBook : undefined;
    case 'z':
      return areSingleOn ? onUndo : undefined;
    case '/':
      return areSingleOn ? () => location.assign(DESK_PATHS.search) : undefined;
    default:
      return undefined;
  }
}

export function goTo(date: string, movingId?: string, nextOfId?: string): void {
  location.assign(toDayPath(date, movingId, nextOfId));
}
