import { isDeepStrictEqual } from 'node:util';

/** The fields that tell entries apart, the surest first. */
const NAMING_FIELDS = ['id', 'name', 'title', 'src'];

/**
 * Finds the old entry that each new entry of a list was: its index, or `undefined` for one that is new. Entries are known
 * by equality, then by their id, name, title or picture, then by their place.
 */
export function matchEntries(olds: readonly unknown[], wanted: readonly unknown[]): (number | undefined)[] {
  const found: (number | undefined)[] = wanted.map(() => undefined);
  const free = new Set(olds.keys());
  const matchWhere = (isSame: (old: unknown, value: unknown) => boolean) => {
    for (const [index, value] of wanted.entries()) {
      if (found[index] !== undefined) continue;
      const same = [...free].filter((old) => isSame(olds[old], value));
      const match = same.includes(index) ? index : same[0];
      if (match === undefined) continue;
      found[index] = match;
      free.delete(match);
    }
  };
  matchWhere(isDeepStrictEqual);
  for (const field of NAMING_FIELDS) {
    matchWhere((old, value) => getField(old, field) !== undefined && getField(old, field) === getField(value, field));
  }
  return found.map((match, index) => match ?? (free.delete(index) ? index : undefined));
}

function getField(value: unknown, field: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[field] : undefined;
}
