import type { FieldSchema, NameKind } from '@clinic/contract/content-schemas.ts';
import { chooseShape, listProperties } from '../form/field-shapes.ts';

/** The name by which fields of other files call an entry. */
export type EntryName = { kind: NameKind; id: string };

/**
 * Copies the fields of a content file without the entries of its lists that hold a name, or hold it as their `id` beside
 * words of their own. A list that may be absent and loses its last entry goes.
 */
export function takeOutName(given: FieldSchema, value: unknown, name: EntryName): unknown {
  const schema = chooseShape(given, value);
  if (schema.type === 'array' && schema.items && Array.isArray(value)) {
    const { items } = schema;
    return value.filter((one) => !isNamed(items, one, name)).map((one) => takeOutName(items, one, name));
  }
  if (schema.type !== 'object' || typeof value !== 'object' || value === null) return value;
  const parts = listProperties(schema);
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, old]) => {
      const part = parts[key];
      const kept = part ? takeOutName(part, old, name) : old;
      const isGone = isEmptyList(kept) && !isEmptyList(old) && !schema.required?.includes(key);
      return isGone ? [] : [[key, kept]];
    }),
  );
}

function isNamed(given: FieldSchema, value: unknown, { kind, id }: EntryName): boolean {
  const { of, properties } = chooseShape(given, value);
  if (properties?.id?.of === kind) return (value as { id?: unknown } | null)?.id === id;
  return of === kind && value === id;
}

const isEmptyList = (value: unknown) => Array.isArray(value) && value.length === 0;
