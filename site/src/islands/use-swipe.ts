import { type PointerEvent, useRef } from 'react';

/** A sideways movement of at least this is a swipe. */
const SWIPE_MIN_PX = 48;

/** Handlers that call `onTurn` with 1 after a swipe to the left, for the next picture, and with -1 to the right. */
export function useSwipe(onTurn: (step: number) => void) {
  const start = useRef<{ id: number; x: number; y: number } | null>(null);
  return {
    onPointerDown({ pointerType, isPrimary, pointerId, clientX, clientY }: PointerEvent) {
      // A second finger zooms.
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
