import { slotToLabel } from '@clinic/contract/booking-calendar.ts';
import type { Span } from '@clinic/contract/timetable.ts';

/** The first and the last closed time of a day, and the times that still take place beside them, as starts of slots. */
export type Borders = { before: string | null; first: string | null; last: string | null; after: string | null };

/** Finds the borders of closed times among a day's slots in order. A slot that reaches into closed times is closed. */
export function findBorders(slots: readonly Span[], times: { firstTime: string; lastTime: string }): Borders {
  const { firstTime, lastTime } = times;
  const isBefore = ({ end }: Span) => end <= firstTime;
  const isAfter = ({ start }: Span) => lastTime !== '' && start > lastTime;
  const closed = slots.filter((slot) => !isBefore(slot) && !isAfter(slot));
  return {
    before: slots.filter(isBefore).at(-1)?.start ?? null,
    first: closed[0]?.start ?? null,
    last: closed.at(-1)?.start ?? null,
    after: slots.find(isAfter)?.start ?? null,
  };
}

/** Says which times beside closed ones take place; empty when the whole day, or nothing of it, is closed. */
export function bordersToWords({ before, first, last, after }: Borders): string {
  const isHeld = (slot: string) => `The appointment at ${slotToLabel(slot)} takes place.`;
  return [
    before && first && `${slotToLabel(first)} is the first closed time. ${isHeld(before)}`,
    after && last && `${slotToLabel(last)} is the last closed time. ${isHeld(after)}`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** Says by an example of the clinic's own times that a last time is itself one of the chosen ones. */
export function lastTimeToWords(starts: readonly string[]): string {
  const [last, next] = starts.slice(-2).map(slotToLabel);
  return next ? `The last time counts too: ${last} as the last one includes ${last}, and not ${next}.` : '';
}
