import { addDays } from '@clinic/contract/booking-calendar.ts';
import { DESK_PATHS } from '@clinic/contract/desk.ts';
import { useEffect } from 'react';
import { BOARD_ID } from '#components/desk/DoctorStrip.tsx';

/** Where the arrow keys move something of their own. */
const OWN_ARROWS = `input, textarea, select, [contenteditable], #${BOARD_ID}`;

/** The keys of the page: to the days beside, and for help. `onHelp` must stay the same function. */
export function useDeskKeys(date: string, onHelp: () => void): void {
  useEffect(() => {
    const onKeyDown = ({ key, target, ctrlKey, metaKey, altKey, shiftKey, defaultPrevented }: KeyboardEvent) => {
      if (defaultPrevented || ctrlKey || metaKey || altKey || document.querySelector('dialog[open]')) return;
      if (target instanceof Element && target.matches(OWN_ARROWS)) return;
      if (key === '?') onHelp();
      else if (key === 'ArrowLeft' && !shiftKey) goTo(addDays(date, -1));
      else if (key === 'ArrowRight' && !shiftKey) goTo(addDays(date, 1));
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [date, onHelp]);
}

export function goTo(date: string): void {
  location.assign(`${DESK_PATHS.day}/${date}`);
}
