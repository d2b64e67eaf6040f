import { isCalendarDate } from '@clinic/contract/booking-calendar.ts';
import { dateToDayOfCalendar } from '@clinic/contract/messages/en/dates-and-times.ts';

/** A text of more characters is shortened. */
const SHOWN_CHARS = 60;
/** The fields by which people know an entry, the best first. */
const NAMES = ['name', 'title', 'question', 'label', 'heading', 'text', 'alt', 'src', 'id'];

export type Fields = Record<string, unknown>;

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The name by which people know an entry, such as `Dr. Kale`; `undefined` when it has none. */
export function getEntryName(entry: unknown): string | undefined {
  if (!isFields(entry)) return undefined;
  const name = NAMES.map((field) => entry[field]).find((value) => typeof value === 'string' && value !== '');
  return name === undefined ? undefined : shorten(String(name));
}

/** Says when the hours of a doctor are: `Tuesday 16:00–18:00`; `undefined` for any other entry. */
export function hoursToLine(entry: unknown): string | undefined {
  if (!isFields(entry) || !Array.isArray(entry.weekdays)) return undefined;
  const { weekdays, from, to, times } = entry;
  const clock = Array.isArray(times) ? times.join(', ') : from && to ? `${from}–${to}` : '';
  return `${weekdays.join(', ')} ${clock}`.trim();
}

/** Says which value came, went or moved: a sentence stands in quotation marks. */
export function valueToSubject(value: unknown): string {
  const words = valueToWords(value);
  return /[.!?…]$/.test(words) ? `“${words}”` : words;
}

/** Says a value in a few words: `14 May 2026`, `yes`, `Marathi, Hindi`, the name of an entry. */
function valueToWords(value: unknown): string {
  if (value === undefined || value === null || value === '') return 'nothing';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'string') return isCalendarDate(value) ? dateToDayOfCalendar(value) : shorten(value);
  if (Array.isArray(value)) return value.length === 0 ? 'nothing' : shorten(value.map(valueToWords).join(', '));
  if (!isFields(value)) return String(value);
  const parts = Object.values(value).filter((part) => part !== undefined && part !== null);
  return hoursToLine(value) ?? getEntryName(value) ?? shorten(parts.map(valueToWords).join(', '));
}

/** Says what changed between two values. Of a long text it shows only the words that went or came. */
export function twoValuesToWords(before: unknown, after: unknown): string {
  const isLong =
    [before, after].every((value) => typeof value === 'string') && `${before}${after}`.length > 2 * SHOWN_CHARS;
  if (!isLong) return `${valueToWords(before)} → ${valueToWords(after)}`;
  const [gone, come] = cutSame(String(before).split(/\s+/), String(after).split(/\s+/));
  if (gone === '' && come === '') return 'its line breaks changed';
  if (gone === '') return `“${come}” added`;
  return come === '' ? `“${gone}” removed` : `“${gone}” → “${come}”`;
}

/** Leaves out the words that two texts begin and end with. */
function cutSame(before: string[], after: string[]): [string, string] {
  const shorter = Math.min(before.length, after.length);
  let first = 0;
  while (first < shorter && before[first] === after[first]) first++;
  let last = 0;
  while (last < shorter - first && before.at(-1 - last) === after.at(-1 - last)) last++;
  const cut = (words: string[]) => shorten(words.slice(first, words.length - last).join(' '));
  return [cut(before), cut(after)];
}

/** Ends a long text between two words. */
function shorten(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= SHOWN_CHARS) return line;
  return `${line.slice(0, SHOWN_CHARS).replace(/[\s,;:]+\S*$/, '')}…`;
}
