/** The room in a cell: for a name; for name and state in a line each; for the usual three lines; or for a note too. */
export type CellRoom = 'line' | 'lines' | 'usual' | 'note';

/** The least heights in rem that these rooms need, the widest first. */
const ROOMS: [CellRoom, minRem: number][] = [
  ['note', 5.125],
  ['usual', 3.2],
  ['lines', 2.2],
];

/** The space between two rows of cells, in rem. */
const GAP_REM = 0.1875;

/** Returns the room in a cell that shares the height of its rows with others. */
export function toCellRoom(rowRem: number, rowSpan: number, sharedBy: number): CellRoom {
  const heightRem = (rowRem * rowSpan - GAP_REM) / Math.max(1, sharedBy);
  return ROOMS.find(([, minRem]) => heightRem >= minRem)?.[0] ?? 'line';
}
