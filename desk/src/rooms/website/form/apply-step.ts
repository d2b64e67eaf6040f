import type { FieldSchema } from '@clinic/contract/content-schemas.ts';
import { chooseShape, hasTwoShapes, isTicked, listProperties, makeBlank } from './field-shapes.ts';
import { moveEntry } from './move-entry.ts';

/** The changes that a button of a form makes to a list or a group, and to the shape of a field. */
export type StepKind = 'add' | 'remove' | 'up' | 'down' | 'switch';

/** The value of a button: `up:sessions.2` */
export type Step = `${StepKind}:${string}`;

/** A field with the group or list that holds it. */
type Place = { holder: Record<string, unknown> | unknown[]; key: string; schema: FieldSchema; isNeeded: boolean };

/** Returns the value of a form after a press of one of its buttons. A step that does not fit changes nothing. */
export function applyStep(schema: FieldSchema, value: unknown, step: string): unknown {
  const changed = structuredClone(value);
  const [kind, path = ''] = step.split(':');
  const place = findPlace(schema, changed, path.split('.'));
  if (place) takeStep(place, kind);
  return changed;
}

/** Finds the schema of a field that the value of a form has. */
export function findField(schema: FieldSchema, value: unknown, path: string): FieldSchema | undefined {
  return findPlace(schema, value, path.split('.'))?.schema;
}

function findPlace(schema: FieldSchema, value: unknown, path: string[]): Place | undefined {
  const [key = '', ...rest] = path;
  const shape = chooseShape(schema, value);
  const field = findPart(shape, key);
  if (!field || typeof value !== 'object' || value === null) return undefined;
  if (rest.length > 0) return findPlace(field, Reflect.get(value, key), rest);
  const isNeeded = shape.type === 'array' || (shape.required?.includes(key) ?? false);
  return { holder: value as Place['holder'], key, schema: field, isNeeded };
}

function findPart(shape: FieldSchema, key: string): FieldSchema | undefined {
  if (shape.type === 'array')
    return /^\d{1,6}$/.test(key) ? (shape.prefixItems?.[Number(key)] ?? shape.items) : undefined;
  const parts = listProperties(shape);
  return Object.hasOwn(parts, key) ? parts[key] : undefined;
}

function takeStep({ holder, key, schema, isNeeded }: Place, kind: string | undefined): void {
  const value = Reflect.get(holder, key);
  if (kind === 'add') Reflect.set(holder, key, addTo(schema, value));
  if (kind === 'switch' && hasTwoShapes(schema)) Reflect.set(holder, key, switchShape(schema, value));
  if (!Array.isArray(holder)) {
    if (kind === 'remove' && !isNeeded) Reflect.deleteProperty(holder, key);
    return;
  }
  const place = Number(key);
  if (kind === 'remove') holder.splice(place, 1);
  if (kind === 'up' || kind === 'down')
    holder.splice(0, holder.length, ...moveEntry(holder, place, kind === 'up' ? place - 1 : place + 1));
}

/** Adds an entry to a list, or a group, a list or a text that was absent. */
function addTo(schema: FieldSchema, value: unknown): unknown {
  const shape = chooseShape(schema, value);
  if (shape.type !== 'array' || shape.prefixItems || isTicked(shape)) return value ?? makeBlank(schema);
  const entries = Array.isArray(value) ? value : [];
  const isFull = shape.maxItems !== undefined && entries.length >= shape.maxItems;
  return isFull ? entries : [...entries, makeBlank(shape.items ?? {})];
}

/** Turns a text into the other shape of its field, and back, keeping the words. */
function switchShape({ anyOf = [] }: FieldSchema, value: unknown): unknown {
  if (Array.isArray(value)) return value.join('\n\n');
  if (typeof value === 'object' && value) return Object.values(value)[0] ?? '';
  const other = anyOf.find(({ type }) => type === 'array' || type === 'object');
  if (other?.type === 'array') return String(value ?? '').split('\n\n');
  const [first = ''] = Object.keys(other?.properties ?? {});
  return { ...(makeBlank(other ?? {}) as object), [first]: value };
}
