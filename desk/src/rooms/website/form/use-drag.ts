import { type PointerEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** A pointer that moves less only presses. */
const SLACK_PX = 4;

/** So near to the end of the window a dragged entry scrolls the page, by so much in each frame. */
const EDGE_PX = 64;
const SCROLL_PX = 10;

/** A handle with the height at which the pointer holds it, and the heights of the pointer in the window, first and now. */
type Held = {
  handle: Element;
  grip: number;
  firstY: number;
  y: number;
  /** How far the handle is from the pointer, where the page is too short to scroll so far. */
  gap: number;
};

/**
 * Moves entries of a list by a pointer: an entry takes the place of the one on which it is dropped. Nothing moves before,
 * because a browser ends a drag whose handle changes its place in the page. The Escape key ends it without a move. The
 * list can be folded meanwhile: the page scrolls so that the handle stays at the pointer.
 */
export function useDrag(frame: RefObject<HTMLElement | null>, drop: (place: number, to: number) => void) {
  const [drag, setDrag] = useState<{ place: number; to: number } | null>(null);
  const held = useRef<Held>(null);
  const isDragging = drag !== null;

  useLayoutEffect(() => {
    if (!held.current) return;
    scrollPage(measureGap(held.current));
    held.current.gap = measureGap(held.current);
    if (!isDragging) held.current = null;
  }, [isDragging]);

  useEffect(() => {
    if (!isDragging) return;
    let request = 0;
    const follow = () => {
      if (!held.current) return;
      const { y } = held.current;
      scrollPage(y < EDGE_PX ? -SCROLL_PX : y > window.innerHeight - EDGE_PX ? SCROLL_PX : 0);
      const to = findPlace(frame.current, held.current);
      setDrag((now) => (now && now.to !== to ? { ...now, to } : now));
      request = requestAnimationFrame(follow);
    };
    const cancel = ({ key }: KeyboardEvent) => key === 'Escape' && setDrag(null);
    request = requestAnimationFrame(follow);
    document.addEventListener('keydown', cancel);
    return () => {
      cancelAnimationFrame(request);
      document.removeEventListener('keydown', cancel);
    };
  }, [isDragging, frame]);

  const end = () => {
    if (isDragging) setDrag(null);
    else held.current = null;
  };
  const createHandle = (place: number) => ({
    onPointerDown: ({ button, currentTarget: handle, pointerId, clientY: y }: PointerEvent) => {
      if (button !== 0) return;
      handle.setPointerCapture(pointerId);
      held.current = { handle, grip: y - handle.getBoundingClientRect().top, firstY: y, y, gap: 0 };
    },
    onPointerMove: ({ clientY }: PointerEvent) => {
      if (!held.current) return;
      held.current.y = clientY;
      if (!isDragging && Math.abs(clientY - held.current.firstY) > SLACK_PX) setDrag({ place, to: place });
    },
    onPointerUp: () => {
      const to = isDragging && held.current ? findPlace(frame.current, held.current) : place;
      end();
      if (to !== place) drop(place, to);
    },
    onPointerCancel: end,
  });
  return { drag, createHandle };
}

function measureGap({ handle, grip, y }: Held): number {
  return handle.getBoundingClientRect().top + grip - y;
}

/** Finds the place of the entry at the pointer: the last one that begins above it. */
function findPlace(frame: HTMLElement | null, { y, gap }: Held): number {
  const entries = [...(frame?.querySelectorAll(':scope > [data-entry]') ?? [])];
  return Math.max(0, entries.filter((entry) => entry.getBoundingClientRect().top <= y + gap).length - 1);
}

const scrollPage = (top: number) => window.scrollBy({ top, behavior: 'instant' });
