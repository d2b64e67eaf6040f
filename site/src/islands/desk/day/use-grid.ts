import { type FocusEvent, type KeyboardEvent, startTransition, useEffect, useState } from 'react';

/** Screens that show the day as a board, and not as a list. In em, so that people with large letters get the list. */
const BOARD = '(min-width: 56.25em)';

/** The links and buttons of the cells among which arrow keys move. */
const STOPS = 'article > a, [data-slot]';

const WAYS: Record<string, readonly [number, number]> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

/** Cells that share fewer pixels than this are not in one row or column. */
const SHARED_MIN_PX = 4;

/**
 * The keyboard pattern of a grid (WAI-ARIA): Tab stops at one cell, and arrow keys, Home and End move among the cells.
 * `isGrid` is false before script runs and on narrow screens, where Tab stops everywhere.
 */
export function useGrid() {
  const [isGrid, setIsGrid] = useState(false);
  const [stop, setStop] = useState<string | null>(null);
  useEffect(() => {
    const media = matchMedia(BOARD);
    const follow = () => setIsGrid(media.matches);
    follow();
    media.addEventListener('change', follow);
    return () => media.removeEventListener('change', follow);
  }, []);

  const handlers = {
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      const { key, target, currentTarget, ctrlKey, metaKey, altKey, shiftKey } = event;
      if (!isGrid || ctrlKey || metaKey || altKey || shiftKey || !(target instanceof HTMLElement)) return;
      if (!target.matches(STOPS)) return;
      const next = findNext(currentTarget, target, key);
      if (next === undefined) return;
      // The browser would scroll, and the page turn to another day.
      event.preventDefault();
      event.stopPropagation();
      next?.focus();
    },
    onFocus({ target }: FocusEvent<HTMLElement>) {
      // The next stop of Tab is drawn when there is time.
      if (target.matches(STOPS)) startTransition(() => setStop(toStop(target)));
    },
  };
  return { isGrid, stop, handlers };
}

/** Names a cell's link or button, by its card or its free time. */
export function toStop(element: Element): string {
  return element.getAttribute('data-slot') ?? element.closest('article')?.id ?? '';
}

/** Returns the stop that a key leads to: `null` when there is none in that direction, `undefined` for other keys. */
function findNext(board: HTMLElement, from: HTMLElement, key: string): HTMLElement | null | undefined {
  const stops = [...board.querySelectorAll<HTMLElement>(STOPS)];
  if (key === 'Home') return stops[0] ?? null;
  if (key === 'End') return stops.at(-1) ?? null;
  const way = WAYS[key];
  return way && findAhead(stops, from.getBoundingClientRect(), way);
}

/** Finds the nearest stop of the same row or column, by where the cells stand, because times of doctors differ. */
function findAhead(stops: HTMLElement[], from: DOMRect, [x, y]: readonly [number, number]): HTMLElement | null {
  let best: HTMLElement | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const stop of stops) {
    const there = stop.getBoundingClientRect();
    const shared =
      x === 0
        ? Math.min(there.right, from.right) - Math.max(there.left, from.left)
        : Math.min(there.bottom, from.bottom) - Math.max(there.top, from.top);
    const ahead = (there.left - from.left) * x + (there.top - from.top) * y;
    if (shared >= SHARED_MIN_PX && ahead > SHARED_MIN_PX && ahead < least) [best, least] = [stop, ahead];
  }
  return best;
}
