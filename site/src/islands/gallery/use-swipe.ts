import { type PointerEvent, useRef } from 'react';

/** The least sideways movement that counts as a swipe. */
const SWIPE_MIN_PX = 48;

/**
 * Returns handlers that call `onTurn` with 1 after a swipe to the left, for the next picture, and with -1 after one to
 * the right.
 */
export function useSwipe(onTurn: (step: number) => void) {
  const start = useRef<{ id: number; x: number; y: number } | null>(null);
  return {
    onPointerDown({ pointerType, isPrimary, pointerId, clientX, clientY }: PointerEvent) {
      // A second finger zooms, so only the first one swipes.
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
