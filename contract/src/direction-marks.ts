/** Marks that turn the direction of the words after them: Unicode's class Bidi_Control. */
const DIRECTION_MARKS = /\p{Bidi_Control}/gu;

/**
 * Removes from each text the marks that would turn other words around it, before a person sees the text. Stored texts
 * keep them. Takes texts, lists and plain objects; other values stay as they are.
 */
export function withoutDirectionMarks<T>(value: T): T {
  return strip(value) as T;
}

function strip(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(DIRECTION_MARKS, '');
  if (Array.isArray(value)) return value.map(strip);
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, strip(inner)]));
}
