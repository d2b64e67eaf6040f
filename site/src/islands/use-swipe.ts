import { type PointerEvent, useRef } from 'react';

/** A finger that moved sideways this far meant to turn the page. */
const SWIPE_MIN_PX = 48;

/** Handlers that call back with 1 for a finger's movement to the left, which brings the next, and -1 to the right. */
export function useSwipe(onTurn: (step: number) => void) {
  const start = useRef<{ id: number; x: number; y: number } | null>(null);
  return {
    onPointerDown({ pointerType, isPrimary, pointerId, clientX, clientY }: PointerEvent) {
      // A second finger means to zoom.
      const isSwipe = pointerType !== 'mouse' && isPrimary;
      start.current = isSwipe ? { id: pointerId, x: clientX, y: clientY } : null;
    },
    onPointerCancel() {
      start.current = null;
    },
    onPointerUp({ pointerId, clientX, clientY }: PointerEvent) {
      const from = start.current;
      if (from?.id !== pointerId) return;
      start.current = null;
      const [x, y] = [clientX - from.x, clientY - from.y];
      const isZoomed = (window.visualViewport?.scale ?? 1) > 1;
      if (!isZoomed && Math.abs(x) >= SWIPE_MIN_PX && Math.abs(x) > Math.abs(y)) onTurn(x < 0 ? 1 : -1);
    },
  };
}
