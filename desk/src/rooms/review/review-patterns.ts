import { hash } from 'node:crypto';
import { toPattern } from '@clinic/api/appointments/review/text-pattern.ts';
import type { AppointmentsTable } from '@clinic/api/database/appointment-tables.ts';
import { getTimeOfDay, getToday } from '@clinic/contract/clinic-clock.ts';
import { PATTERN_KINDS, type PatternKind, type ReviewPattern } from './view.ts';

/** The columns that patterns are made of. */
export type ReviewRow = Pick<
  AppointmentsTable,
  'id' | 'name' | 'message' | 'phone_key' | 'email_key' | 'sender_key' | 'created_at'
>;

/** The weak signs: patients who book in the same hour share them with a program. Their patterns come last. */
const WEAK_KINDS: readonly PatternKind[] = ['hour', 'all'];

const NAMES_SHOWN = 3;
const KEY_CHARS = 16;

/**
 * Finds what marked bookings have in common. Bookings that share several things are one pattern. A part of another
 * pattern is left out, unless it shares a surer sign or only a weak one. Sure signs come first, and then the largest
 * patterns.
 */
export function findPatterns(rows: readonly ReviewRow[], timeZone: string): ReviewPattern[] {
  const patterns = new Map<string, ReviewPattern>();
  for (const kind of PATTERN_KINDS) {
    for (const [value, members] of Map.groupBy(rows, (row) => getValue(row, kind, timeZone))) {
      if (value === '' || (members.length < 2 && kind !== 'all')) continue;
      const ids = members.map(({ id }) => id).join();
      const known = patterns.get(ids);
      if (known) known.kinds.push(kind);
      else patterns.set(ids, describePattern(kind, value, members));
    }
  }
  const sorted = [...patterns].sort(([, a], [, b]) => Number(isWeak(a)) - Number(isWeak(b)) || b.count - a.count);
  const told: [ids: Set<string>, pattern: ReviewPattern][] = [];
  for (const [ids, pattern] of sorted) {
    const members = new Set(ids.split(','));
    const isTold = told.some(([others, { kinds }]) => !isSurer(pattern, kinds[0]) && members.isSubsetOf(others));
    if (!isTold || isWeak(pattern)) told.push([members, pattern]);
  }
  return told.map(([, pattern]) => pattern);
}

function isWeak({ kinds: [surest] }: ReviewPattern): boolean {
  return surest !== undefined && WEAK_KINDS.includes(surest);
}

function isSurer({ kinds: [kind] }: ReviewPattern, other: PatternKind | undefined): boolean {
  return kind !== undefined && other !== undefined && PATTERN_KINDS.indexOf(kind) < PATTERN_KINDS.indexOf(other);
}

/** Whether the booking shares the pattern's surest sign. */
export function isOfPattern(row: ReviewRow, { key, kinds: [kind] }: ReviewPattern, timeZone: string): boolean {
  return kind !== undefined && toKey(kind, getValue(row, kind, timeZone)) === key;
}

/** Reads the value that the bookings of one pattern share; empty when the booking has none of this kind. */
function getValue(row: ReviewRow, kind: PatternKind, timeZone: string): string {
  switch (kind) {
    case 'message':
      return toPattern(row.message);
    case 'network':
      return row.sender_key;
    case 'email':
      return row.email_key;
    case 'phone':
      return row.phone_key;
    case 'name':
      return toPattern(row.name);
    case 'hour': {
      const instant = new Date(row.created_at);
      return `${getToday(timeZone, instant)} ${getTimeOfDay(timeZone, instant).slice(0, 2)}`;
    }
    case 'all':
      return 'marked';
  }
}

function describePattern(kind: PatternKind, value: string, members: readonly ReviewRow[]): ReviewPattern {
  const times = members.map(({ created_at }) => created_at).sort();
  return {
    key: toKey(kind, value),
    kinds: [kind],
    count: members.length,
    first: times[0] ?? '',
    last: times.at(-1) ?? '',
    names: [...new Set(members.map(({ name }) => name))].slice(0, NAMES_SHOWN),
    message: members.find(({ message }) => message !== '')?.message ?? '',
  };
}

/** Makes a pattern's key for page addresses. It is a hash, because addresses stay in the browser's history. */
function toKey(kind: PatternKind, value: string): string {
  return `${kind}-${hash('sha256', value, 'base64url').slice(0, KEY_CHARS)}`;
}
