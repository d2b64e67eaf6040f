/** Copies a value with its days as texts, `YYYY-MM-DD`, as forms have them: a file gives those that it writes bare as dates. */
export function toDayTexts(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString().slice(0, 'YYYY-MM-DD'.length);
  if (Array.isArray(value)) return value.map(toDayTexts);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, toDayTexts(inner)]));
}
