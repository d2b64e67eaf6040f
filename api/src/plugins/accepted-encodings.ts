import Negotiator from 'negotiator';

export type Encoding = 'br' | 'gzip' | 'identity';

/** The suffix that the build appends to a file's name for each compressed form. */
export const ENCODING_SUFFIXES = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

const PREFERENCE: readonly Encoding[] = ['br', 'gzip', 'identity'];

/** Browsers send a handful of different headers. When there are more than this, the memory is cleared. */
const MAX_REMEMBERED = 200;

const remembered = new Map<string, readonly Encoding[]>();

/**
 * The encodings that an Accept-Encoding header allows, best first. `identity` is always among them (RFC 9110, 12.5.3).
 */
export function getAcceptedEncodings(header: string | undefined): readonly Encoding[] {
  const key = header ?? '';
  const known = remembered.get(key);
  if (known) return known;

  const accepted = negotiate(key);
  const encodings: Encoding[] = accepted.includes('identity') ? accepted : [...accepted, 'identity'];
  if (remembered.size >= MAX_REMEMBERED) remembered.clear();
  remembered.set(key, encodings);
  return encodings;
}

function negotiate(header: string): Encoding[] {
  const negotiator = new Negotiator({ headers: { 'accept-encoding': header } });
  // The types lack the second parameter, which decides between encodings of equal weight: the smallest comes first.
  const encodings: (available: readonly string[], options: { preferred: readonly string[] }) => string[] =
    negotiator.encodings.bind(negotiator);
  return encodings(PREFERENCE, { preferred: PREFERENCE }) as Encoding[];
}
