import { formatClock } from '#lib/browser/contact/opening-hours.ts';
import { type ContentText, toMistake } from './texts.ts';

const EARLY = /(\d+) minutes early/;
const MINUTES_PER_HOUR = 60;

/** Finds texts that ask patients to come so early that the door is still locked before the first time of the day. */
export function findEarlyArrivals(
  texts: ContentText[],
  { doorOpens }: { doorOpens: string },
  { slots }: { slots: string[] },
): string[] {
  const [first] = slots.toSorted();
  if (first === undefined) return [];
  return texts.flatMap((text) => {
    const [words, minutes] = EARLY.exec(text.text.replaceAll(/\s+/g, ' ')) ?? [];
    if (toMinutes(first) - Number(minutes ?? 0) >= toMinutes(doorOpens)) return [];
    const remedy = 'Ask for less, or change doorOpens of clinic.yaml.';
    const place = `before the door opens, ${formatClock(doorOpens)}`;
    return words
      ? [toMistake(text, `"${words}" of the first time, ${formatClock(first)}, is ${place}. ${remedy}`)]
      : [];
  });
}

function toMinutes(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * MINUTES_PER_HOUR + minute;
}
