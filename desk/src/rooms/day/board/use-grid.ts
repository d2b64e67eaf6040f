import { type FocusEvent, type KeyboardEvent, startTransition, useEffect, useState } from 'react';

/** Screens that show the day as a board, and not as a list. In em, so that people with large letters get the list. */
const BOARD = '(min-width: 56.25em)';

/** The links and buttons of the cells among which arrow keys move. */
const STOPS = 'article > a, [data-slot]';

/** The free times that can be chosen while an appointment is moved. */
const TARGETS = '[data-target]';

const WAYS: Record<string, readonly [number, number]> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

/** Cells that share fewer pixels than this are not in one row or column. */
const SHARED_MIN_PX = 4;

/** A pixel aside counts as so many. */
const ASIDE = 4;

/**
 * The keyboard pattern of a grid (WAI-ARIA): Tab stops at one cell, and arrow keys move among the cells, Home and End in
 * their row, with Ctrl in the grid. While an appointment is moved they go from free time to free time.
 * `isGrid` is false before script runs and on narrow screens, where Tab stops everywhere.
 */
export function useGrid(isMoving: boolean) {
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
      if (!isGrid || altKey || shiftKey || !(target instanceof HTMLElement)) return;
      if (!target.matches(STOPS)) return;
      const stops = [...currentTarget.querySelectorAll<HTMLElement>(isMoving ? TARGETS : STOPS)];
      const next = ctrlKey || metaKey ? findEnd(stops, key) : findNext(stops, target, key, isMoving);
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

/** Returns the first or last stop of the grid for Home and End, `undefined` for other keys. */
function findEnd(stops: readonly HTMLElement[], key: string): HTMLElement | null | undefined {
  if (key === 'Home') return stops[0] ?? null;
  return key === 'End' ? (stops.at(-1) ?? null) : undefined;
}

/** Returns the stop that a key leads to: `null` when there is none in that direction, `undefined` for other keys. */
function findNext(stops: readonly HTMLElement[], from: HTMLElement, key: string, isMoving: boolean) {
  const here = from.getBoundingClientRect();
  if (key === 'Home')
    return findNearest(stops, (there) => inRow(there, here) && there.left * ASIDE + away(there, here));
  if (key === 'End') return findNearest(stops, (there) => inRow(there, here) && away(there, here) - there.left * ASIDE);
  const way = WAYS[key];
  if (!way) return undefined;
  const [x, y] = way;
  const isBeside = x === 0 ? inColumn : inRow;
  const ahead = (there: DOMRect) => (there.left - here.left) * x + (there.top - here.top) * y;
  const isAhead = (there: DOMRect) => ahead(there) > SHARED_MIN_PX;
  const next = findNearest(stops, (there) => isAhead(there) && isBeside(there, here) && ahead(there));
  if (next || !isMoving) return next;
  const aside = (there: DOMRect) => Math.abs((there.left - here.left) * y) + Math.abs((there.top - here.top) * x);
  return findNearest(stops, (there) => isAhead(there) && ahead(there) + ASIDE * aside(there));
}

/** Finds the stop with the least distance; `false` leaves one out. The cells are where they stand, as times of doctors differ. */
function findNearest(stops: readonly HTMLElement[], measure: (there: DOMRect) => number | false): HTMLElement | null {
  let best: HTMLElement | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const stop of stops) {
    const distance = measure(stop.getBoundingClientRect());
    if (distance !== false && distance < least) [best, least] = [stop, distance];
  }
  return best;
}

const inRow = (one: DOMRect, other: DOMRect) =>
  Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) >= SHARED_MIN_PX;
const inColumn = (one: DOMRect, other: DOMRect) =>
  Math.min(one.right, other.right) - Math.max(one.left, other.left) >= SHARED_MIN_PX;
const away = (one: DOMRect, other: DOMRect) => Math.abs(one.top - other.top);
