import type { DeskColumn, DeskSlot } from '@clinic/contract/desk-day.ts';
import { listDrawn } from '#appointments/drawn-slots.ts';

/**
 * A cell of the board: one time of a doctor, or several where they belong together, as closed times do. Without slots
 * the doctor offers nothing at this time.
 */
export type BoardCell = {
  column: DeskColumn;
  /** HH:MM on the 24-hour clock; an end after midnight counts on. */
  start: string;
  end: string;
  slots: DeskSlot[];
  rowSpan: number;
};

/** A row of the board. Its cells are those that begin in it, in the order of the doctors. */
export type BoardRow = {
  start: string;
  end: string;
  /** Whether no doctor offers a time in this row, as in a break at noon. */
  isPause: boolean;
  cells: BoardCell[];
};

/** `parts` are the times within a visit, each with a row of its own, so that the visit is as high as the free times were. */
type Block = Omit<BoardCell, 'column' | 'rowSpan'> & { parts: string[] };

/**
 * Lays the times of all doctors on one line of time: a row lies between two moments at which a time of any doctor begins
 * or ends, and a cell spans as many rows as its time lasts. So each doctor keeps times of their own.
 */
export function layOutBoard(columns: readonly DeskColumn[]): BoardRow[] {
  const blocks = columns.map(toBlocks);
  const moments = [...new Set(blocks.flat().flatMap(({ start, end, parts }) => [start, end, ...parts]))].sort();
  const rowOf = new Map(moments.map((moment, index) => [moment, index]));
  const cells = columns.flatMap((column, index) =>
    fillGaps(blocks[index] ?? [], moments).map((block) => ({ column, ...block })),
  );
  return moments.slice(0, -1).map((start, index) => {
    const end = moments[index + 1] ?? start;
    return {
      start,
      end,
      isPause: !blocks.flat().some((block) => block.start <= start && block.end > start),
      cells: cells
        .filter((cell) => cell.start === start)
        .map((cell) => ({ ...cell, rowSpan: (rowOf.get(cell.end) ?? index + 1) - index })),
    };
  });
}

/** Joins the times of a doctor that belong together. They are in their order. */
function toBlocks({ slots }: DeskColumn): Block[] {
  const blocks: Block[] = [];
  for (const { slot, end, rest } of listDrawn(slots)) {
    const start = slot.slot;
    const parts = rest.map((part) => part.slot);
    const last = blocks.at(-1);
    if (last && (start < last.end || isOneClosure(last, slot))) {
      last.slots.push(slot);
      last.parts.push(...parts);
      if (end > last.end) last.end = end;
    } else blocks.push({ start, end, slots: [slot], parts });
  }
  return blocks;
}

function isOneClosure({ end, slots }: Block, slot: DeskSlot): boolean {
  const isEmpty = ({ state, appointments }: DeskSlot) => state === 'closed' && appointments.length === 0;
  return (
    end === slot.slot && isEmpty(slot) && slots.every((one) => isEmpty(one) && one.closedReason === slot.closedReason)
  );
}

function fillGaps(blocks: readonly Block[], moments: readonly string[]): Block[] {
  const [first, last] = [moments[0], moments.at(-1)];
  if (first === undefined || last === undefined) return [];
  const filled: Block[] = [];
  let reached = first;
  for (const block of blocks) {
    if (block.start > reached) filled.push({ start: reached, end: block.start, slots: [], parts: [] });
    filled.push(block);
    reached = block.end;
  }
  if (reached < last) filled.push({ start: reached, end: last, slots: [], parts: [] });
  return filled;
}
