import { useEffect, useState } from 'react';
import { BOARD_ID } from '#components/desk/day/DayBoard.tsx';

/**
 * Returns the height of the board's rows in rem, which follows the window and the size of letters; `null` until script
 * has measured it, and in a list.
 */
export function useRowHeight(isGrid: boolean): number | null {
  const [rowRem, setRowRem] = useState<number | null>(null);
  useEffect(() => {
    const row = document.querySelector<HTMLElement>(`#${BOARD_ID} tr[data-start]:not([data-pause])`);
    if (!isGrid || !row) return;
    const measure = () =>
      setRowRem(row.offsetHeight / Number.parseFloat(getComputedStyle(document.documentElement).fontSize));
    const observer = new ResizeObserver(measure);
    observer.observe(row);
    return () => {
      observer.disconnect();
      setRowRem(null);
    };
  }, [isGrid]);
  return rowRem;
}
