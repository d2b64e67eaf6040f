import { type RefObject, useEffect } from 'react';

/**
 * Makes the latest message the next stop of Tab after what it tells, from wherever that was done: its time is short
 * (WCAG 2.2.1). From its ends Tab leads back. `latest` differs for each message.
 */
export function useNextStop(box: RefObject<HTMLElement | null>, latest: number | undefined): void {
  useEffect(() => {
    if (latest === undefined) return;
    let from: HTMLElement | null = null;
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, shiftKey, ctrlKey, altKey, metaKey, defaultPrevented } = event;
      const focused = document.activeElement;
      if (key !== 'Tab' || ctrlKey || altKey || metaKey || defaultPrevented) return;
      if (!box.current || !(focused instanceof HTMLElement) || document.querySelector('dialog[open]')) return;
      const buttons = [...box.current.querySelectorAll('button')];
      const isAtEnd = focused === (shiftKey ? buttons[0] : buttons.at(-1));
      const next = box.current.contains(focused)
        ? isAtEnd && from?.isConnected && from
        : !from && !shiftKey && box.current.lastElementChild?.querySelector('button');
      if (!next) return;
      event.preventDefault();
      from ??= focused;
      next.focus();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [box, latest]);
}

/**
 * Keeps as much room below lists as the messages cover, so that what has the focus can be scrolled out from under them
 * (WCAG 2.4.11), and does so where they come over it.
 */
export function useRoomBelow(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const covering = box.current;
    if (!covering) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      style.setProperty('--covered', `${covering.offsetHeight + GAP_PX}px`);
      const focused = document.activeElement;
      if (focused && !covering.contains(focused) && overlap(focused, covering)) {
        focused.scrollIntoView({ block: 'nearest' });
      }
    });
    observer.observe(covering);
    return () => {
      observer.disconnect();
      style.removeProperty('--covered');
    };
  }, [box]);
}

/** Between the messages and what stands above them. */
const GAP_PX = 16;

function overlap(one: Element, other: Element): boolean {
  const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom + GAP_PX;
}
