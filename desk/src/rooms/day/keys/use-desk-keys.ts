import { addDays } from '@clinic/contract/booking-calendar.ts';
import type { DeskAction } from '@clinic/contract/desk-appointment.ts';
import { DESK_PATHS, toDayPath } from '@clinic/contract/desk-paths.ts';
import { mapActions, STATE_ACTIONS } from '@clinic/contract/visit-states.ts';
import { useEffect, useEffectEvent } from 'react';
import { BOARD_ID } from '../board/DayBoard.tsx';
import { CONTROLS, FIELDS } from '../live/steady-presses.ts';
import { toShortcut } from './pressed-key.ts';

/** The acts on an appointment, by their letters. */
export type KeyAction = DeskAction | 'move' | 'note';

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
  onFind: () => void;
  /** Does something with the appointment that has the focus, or is in the panel. */
  onAct: (action: KeyAction) => void;
  onUndo: () => void;
  /** Moves to the first, second or third of the free times that are offered for the appointment being moved. */
  onChoose: (number: number) => void;
  onEscape: () => void;
};

const STATE_KEYS = mapActions(({ key }) => key);
const KEYS_OF_STATES = Object.fromEntries(STATE_ACTIONS.map((action) => [STATE_KEYS[action], action]));

/** The letters of actions on an appointment. */
const ACTION_KEYS: Record<string, KeyAction> = {
  ...KEYS_OF_STATES,
  i: 'callin',
  m: 'move',
  e: 'note',
};

/** Handles the keys of the page: for another day, actions, the search and help, and to close what is open. */
export function useDeskKeys(keys: Keys): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { target, key, ctrlKey, metaKey, altKey, defaultPrevented, repeat, isComposing } = event;
    // A held key acts once.
    if (defaultPrevented || ctrlKey || metaKey || altKey || repeat || isComposing) return;
    if (document.querySelector('dialog[open]')) return;
    if (target instanceof Element && target.matches(FIELDS)) return;
    // These turn the day, but not under somebody who walks through buttons.
    if ((key === 'ArrowLeft' || key === 'ArrowRight') && isControl(target)) return;
    const work = findWork(event, keys);
    if (!work) return;
    // Otherwise the letter would be typed into the field that gets the focus.
    event.preventDefault();
    work();
  });
  useEffect(() => {
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}

function findWork(event: KeyboardEvent, keys: Keys): (() => void) | undefined {
  const { date, movingId, nextOfId, areSingleOn, onHelp, onBook, onFind, onAct, onUndo, onChoose, onEscape } = keys;
  const { shiftKey } = event;
  const key = toShortcut(event);
  const turn = (days: number) => () => goTo(addDays(date, days), movingId, nextOfId);
  if (key === 'Escape') return onEscape;
  if (key === 'ArrowDown' || key === 'ArrowUp') return focusBoard();
  if (key === 'ArrowLeft') return shiftKey ? undefined : turn(-1);
  if (key === 'ArrowRight') return shiftKey ? undefined : turn(1);
  if (!areSingleOn) return undefined;
  const action = ACTION_KEYS[key];
  if (action) return () => onAct(action);
  if (movingId !== undefined && /^[1-3]$/.test(key)) return () => onChoose(Number(key));
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
      return onFind;
    default:
      return undefined;
  }
}

/** Whether an event comes from a link or button beside the board. */
function isControl(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches(CONTROLS) && !target.closest(`#${BOARD_ID}`);
}

/** Leads into the board, where arrow keys go from cell to cell; `undefined` where it is a list. */
function focusBoard(): (() => void) | undefined {
  const stop = document.querySelector<HTMLElement>(`#${BOARD_ID} [tabindex="0"]`);
  return stop ? () => stop.focus() : undefined;
}

export function goTo(date: string, movingId?: string, nextOfId?: string): void {
  location.assign(toDayPath(date, movingId, nextOfId));
}
