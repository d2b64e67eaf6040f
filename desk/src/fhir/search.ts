import { type Bound, readBounds } from './dates.ts';
import { readReferences } from './references.ts';
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

/** The states that a type can be in, and the system of their codes. */
export type States = { system: string; codes: readonly string[] };

/**
 * A search with the parameters that count, for the links of its page, and the names of those that do not. With
 * `isCount` only the number of matches is wanted.
 */
export type ReadSearch = { asked: Asked; isCount: boolean; used: [string, string][]; ignored: string[] };

export const AFTER = '_after';
const COUNT = '_count';
const SUMMARY = '_summary';
const USUAL_COUNT = 50;
const MAX_COUNT = 200;

/** The state of the answers is JSON alone, which `routes.ts` sees to. */
const SEEN_ELSEWHERE = ['_format'];

type Kind = { params: Params; states: States | null };

/**
 * Reads a search (https://hl7.org/fhir/R4/search.html). A parameter that comes again narrows the search further; values
 * with commas between them are alternatives. A value that nothing can have finds nothing. Throws a Refusal for a value
 * that is none, for a modifier, and where `isStrict` for an unknown parameter.
 */
export function readSearch(
  query: URLSearchParams,
  { params, states }: Kind,
  { timeZone, baseUrl, isStrict }: { timeZone: string; baseUrl: string; isStrict: boolean },
): ReadSearch {
  const lists: Pick<Asked, 'ids' | 'doctors' | 'statuses'> = { ids: null, doctors: null, statuses: null };
  const bounds: { dates: Bound[]; updated: Bound[] } = { dates: [], updated: [] };
  const read: ReadSearch = {
    asked: { ...lists, ...bounds, after: '', limit: USUAL_COUNT },
    isCount: false,
    used: [],
    ignored: [],
  };
  for (const [name, value] of query) {
    const [bare = '', modifier] = name.split(':');
    const part = Object.hasOwn(params, bare) ? params[bare] : undefined;
    if (part && modifier !== undefined) throw createSearchRefusal(`Modifiers such as :${modifier} are not known here.`);
    if (name === COUNT && value !== '0') read.asked.limit = readCount(value);
    else if (name === COUNT || (name === SUMMARY && value === 'count')) read.isCount = true;
    else if (name === AFTER) read.asked.after = value;
    else if (part === 'dates' || part === 'updated') bounds[part].push(...readBounds(name, value, timeZone));
    else if (part === 'doctors') lists.doctors = narrow(lists.doctors, readReferences(name, value, baseUrl));
    else if (part === 'statuses' && states) lists.statuses = narrow(lists.statuses, readStates(value, states));
    else if (part === 'ids') lists.ids = narrow(lists.ids, value.split(','));
    else {
      if (!SEEN_ELSEWHERE.includes(name)) read.ignored.push(name);
      continue;
    }
    if (name !== AFTER) read.used.push([name, value]);
  }
  if (isStrict && read.ignored.length > 0) {
    throw createSearchRefusal(`These parameters are not known here: ${read.ignored.join(', ')}.`);
  }
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

/** `booked` and `http://hl7.org/fhir/appointmentstatus|booked` -> `booked`. Codes of another system are left out. */
function readStates(value: string, { system, codes }: States): string[] {
  return value.split(',').flatMap((one) => {
    const [code = '', its] = one.split('|').reverse();
    if (!codes.includes(code)) throw createSearchRefusal(`status takes one of: ${codes.join(', ')}.`);
    return !its || its === system ? [code] : [];
  });
}

function narrow(known: readonly string[] | null, values: readonly string[] | null): readonly string[] | null {
  return known && values ? known.filter((one) => values.includes(one)) : (known ?? values);
}

function readCount(value: string): number {
  if (!/^[1-9]\d{0,8}$/.test(value)) throw createSearchRefusal(`${COUNT} takes a number from 0 to ${MAX_COUNT}.`);
  return Math.min(Number(value), MAX_COUNT);
}
