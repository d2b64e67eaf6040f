import { hash } from 'node:crypto';
import { toPattern } from '@clinic/api/appointments/review/text-pattern.ts';
import { getTimeOfDay, getToday } from '@clinic/contract/clinic-clock.ts';
import type { ReviewRow } from './review-rows.ts';
import { PATTERN_KINDS, type PatternKind, type ReviewPattern } from './view.ts';

const NAMES_SHOWN = 3;
const KEY_CHARS = 16;

/** The words that the bookings of one pattern share; empty when a booking has none of this kind. */
const VALUES: Record<PatternKind, (row: ReviewRow, timeZone: string) => string> = {
  message: ({ message }) => toPattern(message),
  network: ({ sender_key }) => sender_key,
  email: ({ email_key }) => email_key,
  phone: ({ phone_key }) => phone_key,
  name: ({ name }) => toPattern(name),
  hour: ({ createdAt }, timeZone) => {
    const instant = new Date(createdAt);
    return `${getToday(timeZone, instant)} ${getTimeOfDay(timeZone, instant).slice(0, 2)}`;
  },
  all: () => 'marked',
};

/**
 * Finds what marked bookings have in common. Bookings that share several things are one pattern. A part of another
 * pattern is left out, unless it shares a surer sign or only a weak one. Sure signs come first, and then the largest
 * patterns.
 */
export function findPatterns(rows: readonly ReviewRow[], timeZone: string): ReviewPattern[] {
  const patterns = new Map<string, { pattern: ReviewPattern; members: Set<ReviewRow>; sign: number }>();
  for (const [sign, kind] of PATTERN_KINDS.entries()) {
    for (const [value, members] of Map.groupBy(rows, (row) => VALUES[kind](row, timeZone))) {
      if (value === '' || (members.length < 2 && kind !== 'all')) continue;
      const ids = members.map(({ id }) => id).join();
      const known = patterns.get(ids);
      if (known) known.pattern.kinds.push(kind);
      else patterns.set(ids, { pattern: describePattern(kind, value, members), members: new Set(members), sign });
    }
  }
  const sorted = [...patterns.values()].sort(
    (a, b) => Number(isWeak(a.pattern)) - Number(isWeak(b.pattern)) || b.members.size - a.members.size,
  );
  const told = sorted.filter(({ pattern, members, sign }, index) => {
    const isPart = sorted.slice(0, index).some((other) => sign >= other.sign && members.isSubsetOf(other.members));
    return !isPart || isWeak(pattern);
  });
  return told.map(({ pattern }) => pattern);
}

/** Whether patients who book in the same hour share the pattern with a program. */
export const isWeak = ({ kinds: [surest] }: ReviewPattern) => surest === 'hour' || surest === 'all';

/** Whether the booking shares the pattern's surest sign. */
export function isOfPattern(row: ReviewRow, { key, kinds: [kind] }: ReviewPattern, timeZone: string): boolean {
  return kind !== undefined && toKey(kind, VALUES[kind](row, timeZone)) === key;
}

function describePattern(kind: PatternKind, value: string, members: readonly ReviewRow[]): ReviewPattern {
  const times = members.map(({ createdAt }) => createdAt).sort();
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
