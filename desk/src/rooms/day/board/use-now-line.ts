import { type RefObject, useLayoutEffect } from 'react';

/**
 * Sets the line of the present time at its place on the board, again whenever the board changes its size. Before a row,
 * as in the morning and in a pause, it stands at the row's top; after the last one at the end of the board.
 */
export function useNowLine(line: RefObject<HTMLElement | null>, clock: string): void {
  useLayoutEffect(() => {
    const board = line.current?.parentElement;
    const rows = [...(board?.querySelectorAll<HTMLElement>('tr[data-start]') ?? [])];
    const row = rows.find(({ dataset }) => (dataset.end ?? '') > clock) ?? rows.at(-1);
    if (!row) return;
    const place = () => {
      const [start, end] = [toMinutes(row.dataset.start), toMinutes(row.dataset.end)];
      const share = Math.min(1, Math.max(0, (toMinutes(clock) - start) / (end - start)));
      line.current?.style.setProperty('inset-block-start', `${row.offsetTop + share * row.offsetHeight}px`);
    };
    // It is called once at the start, after the layout. Asking for the row's place here would need a layout of its own.
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
