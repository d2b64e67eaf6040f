import { type RefObject, useLayoutEffect } from 'react';

/** Sets the line of the present time at its place on the board, again whenever the board changes its size. */
export function useNowLine(line: RefObject<HTMLElement | null>, clock: string): void {
  useLayoutEffect(() => {
    const board = line.current?.parentElement;
    const row = board?.querySelector<HTMLElement>('tr[data-now]');
    if (!line.current || !board || !row) return;
    const place = () => {
      const [start, end] = [toMinutes(row.dataset.start), toMinutes(row.dataset.end)];
      const share = (toMinutes(clock) - start) / (end - start);
      line.current?.style.setProperty('inset-block-start', `${row.offsetTop + share * row.offsetHeight}px`);
    };
    place();
    const observer = new ResizeObserver(place);
    observer.observe(row);
    return () => observer.disconnect();
  });
}

/** `09:30` -> 570 */
function toMinutes(time = '0:0'): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}
