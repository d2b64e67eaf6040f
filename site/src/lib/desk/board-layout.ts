import { holdsSlot } from '@clinic/contract/desk-appointment.ts';
import type { DeskColumn, DeskSlot } from '@clinic/contract/desk-day.ts';
import { addMinutes } from '@clinic/contract/timetable.ts';

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

type Block = Omit<BoardCell, 'column' | 'rowSpan'>;

/**
 * Lays the times of all doctors on one line of time: a row lies between two moments at which a time of any doctor begins
 * or ends, and a cell spans as many rows as its time lasts. So each doctor keeps times of their own.
 */
export function layOutBoard(columns: readonly DeskColumn[]): BoardRow[] {
  const blocks = columns.map(toBlocks);
  const moments = [...new Set(blocks.flat().flatMap(({ start, end }) => [start, end]))].sort();
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
  for (const slot of slots) {
    const start = slot.slot;
    const end = addMinutes(start, slot.minutes);
    const last = blocks.at(-1);
    if (last && (start < last.end || isOneClosure(last, slot) || isRestOfVisit(last, slot))) {
      last.slots.push(slot);
      if (end > last.end) last.end = end;
    } else blocks.push({ start, end, slots: [slot] });
  }
  return blocks;
}

function isOneClosure({ end, slots }: Block, slot: DeskSlot): boolean {
  const isEmpty = ({ state, appointments }: DeskSlot) => state === 'closed' && appointments.length === 0;
  return (
    end === slot.slot && isEmpty(slot) && slots.every((one) => isEmpty(one) && one.closedReason === slot.closedReason)
  );
}

/** Whether the time is a later part of an appointment that takes more than one. */
function isRestOfVisit({ slots }: Block, slot: DeskSlot): boolean {
  return (
    slot.state !== 'free' &&
    slot.appointments.length === 0 &&
    slots.some(({ appointments }) =>
      appointments.some((one) => holdsSlot(one) && addMinutes(one.slot, one.minutes) > slot.slot),
    )
  );
}

function fillGaps(blocks: readonly Block[], moments: readonly string[]): Block[] {
  const [first, last] = [moments[0], moments.at(-1)];
  if (first === undefined || last === undefined) return [];
  const filled: Block[] = [];
  let reached = first;
  for (const block of blocks) {
    if (block.start > reached) filled.push({ start: reached, end: block.start, slots: [] });
    filled.push(block);
    reached = block.end;
  }
  if (reached < last) filled.push({ start: reached, end: last, slots: [] });
  return filled;
}
