import { addDays } from '@clinic/contract/booking-calendar.ts';
import type { DeskAction } from '@clinic/contract/desk-appointment.ts';
import { DESK_PATHS, toDayPath } from '@clinic/contract/desk-paths.ts';
import { useEffect, useRef } from 'react';
import { BOARD_ID } from '#components/desk/day/DayBoard.tsx';

/** Fields, in which all keys type text or choose a value. */
const FIELDS = 'input:not([type="checkbox"]), textarea, select, [contenteditable]';

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
  /** Does something with the appointment that has the focus, or is in the panel. */
  onAct: (action: DeskAction | 'move') => void;
  onUndo: () => void;
  onEscape: () => void;
};

/** The letters of actions on an appointment. */
const ACTION_KEYS: Record<string, DeskAction | 'move'> = {
  a: 'arrived',
  i: 'callin',
  d: 'fulfilled',
  u: 'noshow',
  m: 'move',
  c: 'cancel',
};

/** Handles the keys of the page: for another day, actions, the search and help, and to close what is open. */
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

function findWork({ key, shiftKey }: KeyboardEvent, keys: Keys): (() => void) | undefined {
  const { date, movingId, nextOfId, areSingleOn, onHelp, onBook, onAct, onUndo, onEscape } = keys;
  const turn = (days: number) => () => goTo(addDays(date, days), movingId, nextOfId);
  if (key === 'Escape') return onEscape;
  if (key === 'ArrowDown' || key === 'ArrowUp') return focusBoard();
  if (key === 'ArrowLeft') return shiftKey ? undefined : turn(-1);
  if (key === 'ArrowRight') return shiftKey ? undefined : turn(1);
  if (!areSingleOn) return undefined;
  const action = ACTION_KEYS[key];
  if (action) return () => onAct(action);
  switch (key) {
    case '?':
      return onHelp;
    case 'n':
      return onBook;
    case 'z':
      return onUndo;
    case '[':
      return turn(-1);
    case ']':
      return turn(1);
    case 't':
      return () => location.assign(DESK_PATHS.today);
    case '/':
      return () => (document.querySelector<HTMLElement>('[type="search"]') ?? document.body).focus();
    default:
      return undefined;
  }
}

/** Leads into the board, where arrow keys go from cell to cell; `undefined` where it is a list. */
function focusBoard(): (() => void) | undefined {
  const stop = document.querySelector<HTMLElement>(`#${BOARD_ID} [tabindex="0"]`);
  return stop ? () => stop.focus() : undefined;
}

export function goTo(date: string, movingId?: string, nextOfId?: string): void {
  location.assign(toDayPath(date, movingId, nextOfId));
}
