import { type Bound, readBounds } from './dates.ts';
import { createSearchRefusal } from './refuse.ts';

/** A search, as it was understood. A list that is `null` was not asked for. */
export type Asked = {
  ids: readonly string[] | null;
  doctors: readonly string[] | null;
  statuses: readonly string[] | null;
  dates: readonly Bound[];
  updated: readonly Bound[];
  /** The page begins after the resource with this id; empty for the first page. */
  after: string;
  /** How many resources are wanted at most. */
  limit: number;
};

/** The parameters of one type: each by the part of `Asked` that it fills. */
export type Params = Readonly<Record<string, 'ids' | 'doctors' | 'statuses' | 'dates' | 'updated'>>;

/** A search with the parameters that count, for the links of its page, and the names of those that do not. */
export type ReadSearch = { asked: Asked; used: [string, string][]; ignored: string[] };

export const AFTER = '_after';
const COUNT = '_count';
const USUAL_COUNT = 50;
const MAX_COUNT = 200;

/** The state of the answers is JSON alone, which `routes.ts` sees to. */
const SEEN_ELSEWHERE = ['_format'];

type Kind = { params: Params; statuses: readonly string[] };

/**
 * Reads a search (https://hl7.org/fhir/R4/search.html). A parameter that comes again narrows the search further; values
 * with commas between them are alternatives. Throws a Refusal for a value that is none, for a modifier, and where
 * `isStrict` for an unknown parameter.
 */
export function readSearch(
  query: URLSearchParams,
  { params, statuses }: Kind,
  { timeZone, isStrict }: { timeZone: string; isStrict: boolean },
): ReadSearch {
  const lists: Pick<Asked, 'ids' | 'doctors' | 'statuses'> = { ids: null, doctors: null, statuses: null };
  const bounds: { dates: Bound[]; updated: Bound[] } = { dates: [], updated: [] };
  const read: ReadSearch = {
    asked: { ...lists, ...bounds, after: '', limit: USUAL_COUNT },
    used: [],
    ignored: [],
  };
  for (const [name, value] of query) {
    const [bare = '', modifier] = name.split(':');
    const part = Object.hasOwn(params, bare) ? params[bare] : undefined;
    if (part && modifier !== undefined) throw createSearchRefusal(`Modifiers such as :${modifier} are not known here.`);
    if (name === COUNT) read.asked.limit = readCount(value);
    else if (name === AFTER) read.asked.after = value;
    else if (part === 'dates' || part === 'updated') bounds[part].push(...readBounds(name, value, timeZone));
    else if (part) lists[part] = narrow(lists[part], readList(value));
    else {
      if (!SEEN_ELSEWHERE.includes(name)) read.ignored.push(name);
      continue;
    }
    if (name !== AFTER) read.used.push([name, value]);
  }
  if (isStrict && read.ignored.length > 0) {
    throw createSearchRefusal(`These parameters are not known here: ${read.ignored.join(', ')}.`);
  }
  const unknown = lists.statuses?.find((status) => !statuses.includes(status));
  if (unknown !== undefined) throw createSearchRefusal(`status takes one of: ${statuses.join(', ')}.`);
  Object.assign(read.asked, lists, bounds);
  return read;
}

/** Makes the search for one resource. */
export function toRead(id: string): Asked {
  return { ids: [id], doctors: null, statuses: null, dates: [], updated: [], after: '', limit: 1 };
}

/** Returns the page of a search among all resources of a type that are kept in memory. */
export function pickPage<Resource extends { id: string }>(all: readonly Resource[], { ids, after, limit }: Asked) {
  return all
    .filter(({ id }) => (ids?.includes(id) ?? true) && id > after)
    .sort((one, other) => (one.id < other.id ? -1 : 1))
    .slice(0, limit);
}

/** `Practitioner/namuna-kale` or its whole address -> `namuna-kale`; `http://system|booked` -> `booked` */
function readList(value: string): string[] {
  return value.split(',').map((one) => one.split(/[|/]/).at(-1) ?? '');
}

function narrow(known: readonly string[] | null, values: readonly string[]): readonly string[] {
  return known ? known.filter((one) => values.includes(one)) : values;
}

function readCount(value: string): number {
  if (!/^[1-9]\d{0,8}$/.test(value)) throw createSearchRefusal(`${COUNT} takes a number from 1 to ${MAX_COUNT}.`);
  return Math.min(Number(value), MAX_COUNT);
}
