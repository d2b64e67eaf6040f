import { isDeepStrictEqual } from 'node:util';
import { keyToTitle } from '@clinic/contract/content-schemas.ts';
import { toDayTexts } from '../files/day-texts.ts';
import { matchEntries } from '../files/match-entries.ts';
import { type Fields, getEntryName, hoursToLine, isFields, twoValuesToWords, valueToSubject } from './change-words.ts';

/** A change of more lines ends by saying how many more there are. */
const LINES_MAX = 12;
/** When more entries of a list have moved, one line says so. */
const MOVED_MAX = 3;
/** The fields that `hoursToLine` says. */
const HOURS_FIELDS = ['weekdays', 'from', 'to', 'times'];

/** Returns the title of a field by its path, such as `['departments', '0', 'name']`; `undefined` when it has none. */
export type ToTitle = (path: readonly string[]) => string | undefined;

/** The place of a change: within an entry that has a name, and the path from the topmost field on. */
type Place = { path: readonly string[]; entry: string | undefined; entryDepth: number };

/**
 * Says in short lines what changed between two states of a file: `Dr. Kale: Tuesday 16:00–18:00 added`,
 * `Fee: ₹900 → ₹1,000`. Fields without a title have their names in words. Beyond twelve lines one says how many more
 * there are.
 */
export function describeChange(before: Fields, after: Fields, toTitle: ToTitle = () => undefined): string[] {
  const lines = compareFields(toDayTexts(before) as Fields, toDayTexts(after) as Fields, TOP, toTitle);
  const more = lines.length - LINES_MAX;
  if (more <= 0) return lines;
  return [...lines.slice(0, LINES_MAX), `and ${more} more change${more === 1 ? '' : 's'}`];
}

const TOP: Place = { path: [], entry: undefined, entryDepth: 0 };

function compareFields(before: Fields, after: Fields, place: Place, toTitle: ToTitle): string[] {
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return keys.flatMap((key) => {
    const path = [...place.path, key];
    return compareValues(before[key], after[key], { ...place, path }, toTitle);
  });
}

function compareValues(before: unknown, after: unknown, place: Place, toTitle: ToTitle): string[] {
  if (isDeepStrictEqual(before, after)) return [];
  if (isAbsent(before) && isAbsent(after)) return [];
  const label = toLabel(place, toTitle);
  const toLine = (value: unknown) => `${toEntryLabel(value, label, place)}: ${valueToSubject(value)}`;
  if (isAbsent(before)) return toEntries(after).map((value) => `${toLine(value)} added`);
  if (isAbsent(after)) return toEntries(before).map((value) => `${toLine(value)} removed`);
  if (Array.isArray(before) && Array.isArray(after)) return compareLists(before, after, place, toTitle);
  if (isFields(before) && isFields(after)) return compareFields(before, after, place, toTitle);
  return [`${label}: ${twoValuesToWords(before, after)}`];
}

function isAbsent(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
}

/** A list of entries that came or went as a whole is told entry by entry, a list of words in one line. */
function toEntries(value: unknown): unknown[] {
  return Array.isArray(value) && value.some(isFields) ? value : [value];
}

function compareLists(before: readonly unknown[], after: readonly unknown[], place: Place, toTitle: ToTitle): string[] {
  const matches = matchEntries(before, after);
  const label = toLabel(place, toTitle);
  const moved = findMoved(matches);
  const isReordered = moved.size > MOVED_MAX;
  const lines = after.flatMap((entry, index) => {
    const was = matches[index];
    if (was === undefined) return [`${toEntryLabel(entry, label, place)}: ${valueToSubject(entry)} added`];
    const changes = compareEntries(before[was], entry, { ...place, path: [...place.path, String(index)] }, toTitle);
    const isTold = moved.has(index) && !isReordered;
    return isTold ? [`${label}: ${valueToSubject(entry)} moved to place ${index + 1}`, ...changes] : changes;
  });
  const removed = before.filter((_entry, index) => !matches.includes(index));
  return [
    ...(isReordered ? [`${label}: put in another order`] : []),
    ...lines,
    ...removed.map((entry) => `${toEntryLabel(entry, label, place)}: ${valueToSubject(entry)} removed`),
  ];
}

/** Hours say by themselves what they are: the name of their doctor is enough. */
function toEntryLabel(entry: unknown, label: string, { entry: name }: Place): string {
  return hoursToLine(entry) !== undefined && name !== undefined ? name : label;
}

function compareEntries(before: unknown, after: unknown, place: Place, toTitle: ToTitle): string[] {
  if (!isFields(before) || !isFields(after)) {
    return compareValues(before, after, { ...place, path: place.path.slice(0, -1) }, toTitle);
  }
  const [old, next] = [hoursToLine(before), hoursToLine(after)];
  if (old !== undefined && next !== undefined && old !== next) {
    const label = toEntryLabel(after, toLabel(place, toTitle), place);
    const line = `${label}: ${twoValuesToWords(old, next)}`;
    return [line, ...compareFields(withoutHours(before), withoutHours(after), place, toTitle)];
  }
  const name = getEntryName(before);
  const within = name === undefined ? place : { ...place, entry: name, entryDepth: place.path.length };
  return compareFields(before, after, within, toTitle);
}

function withoutHours(entry: Fields): Fields {
  return Object.fromEntries(Object.entries(entry).filter(([key]) => !HOURS_FIELDS.includes(key)));
}

/** Finds the entries that changed their order: all but the longest run of those that kept it. */
function findMoved(matches: readonly (number | undefined)[]): Set<number> {
  const runs: number[][] = [];
  for (const [index, was] of matches.entries()) {
    if (was === undefined) continue;
    const before = runs.filter((run) => (matches[run.at(-1) ?? 0] ?? 0) < was);
    const longest = before.reduce<number[]>((best, run) => (run.length > best.length ? run : best), []);
    runs.push([...longest, index]);
  }
  const kept = runs.reduce<number[]>((best, run) => (run.length > best.length ? run : best), []);
  return new Set([...matches.keys()].filter((index) => matches[index] !== undefined && !kept.includes(index)));
}

/** Names a place, as people count: `Dr. Kale, languages`, `Hero, slides 2, title`, `Closed dates`. */
function toLabel({ path, entry, entryDepth }: Place, toTitle: ToTitle): string {
  const label = path.slice(entryDepth).reduce((said, key, index) => {
    if (/^\d+$/.test(key)) return `${said} ${Number(key) + 1}`.trimStart();
    const name = toTitle(path.slice(0, entryDepth + index + 1)) ?? keyToTitle(key).toLowerCase();
    return said === '' ? name : `${said}, ${name}`;
  }, entry ?? '');
  return label.charAt(0).toUpperCase() + label.slice(1);
}
