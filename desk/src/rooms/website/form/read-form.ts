import type { FieldSchema } from '@clinic/contract/content-schemas.ts';
import { chooseShape, hasTwoShapes, isTicked, listProperties } from './field-shapes.ts';
import { LEFT_OUT, PRESENT } from './sent-values.ts';

const MAX_DEPTH = 12;
const MAX_ENTRIES = 2000;
const MAX_NAMES = 20_000;
const MAX_TEXT_CHARS = 60_000;

/** The posted values of a name, and those of the names below it. */
type Posted = { texts: string[]; parts: Map<string, Posted> };

/**
 * Reads a posted form back into the value of its file, in the order of the schema. Empty fields that may be absent are
 * left out. A number that is none stays a text, so that the check can say so.
 */
export function readSchemaForm(schema: FieldSchema, body: Readonly<Record<string, unknown>>): unknown {
  return readField(schema, sortNames(body), true);
}

function sortNames(body: Readonly<Record<string, unknown>>): Posted {
  const root: Posted = { texts: [], parts: new Map() };
  for (const [name, value] of Object.entries(body).slice(0, MAX_NAMES)) {
    const keys = name.split('.');
    if (keys.length > MAX_DEPTH) continue;
    let place = root;
    for (const key of keys) {
      const part = place.parts.get(key) ?? { texts: [], parts: new Map() };
      place.parts.set(key, part);
      place = part;
    }
    const texts = [value].flat().slice(0, MAX_ENTRIES);
    place.texts = texts.filter((text) => typeof text === 'string').map(toPlainText);
  }
  return root;
}

/** Browsers send the ends of lines as CRLF. Files hold LF. */
function toPlainText(text: string): string {
  return text.slice(0, MAX_TEXT_CHARS).replaceAll(/\r\n?/g, '\n');
}

function readField(given: FieldSchema, posted: Posted | undefined, isNeeded: boolean): unknown {
  const schema = hasTwoShapes(given) ? chooseShape(given, guessValue(posted)) : chooseShape(given, undefined);
  if (schema.type === 'object') return readGroup(schema, posted, isNeeded);
  if (schema.type === 'array') return readList(schema, posted, isNeeded);
  if (schema.type === 'boolean') return readBox(schema, posted, isNeeded);
  const text = posted?.texts.at(-1) ?? '';
  const mayBeEmpty = isNeeded && schema.type === 'string' && !schema.enum && schema.of !== 'day';
  if (text === '') return mayBeEmpty ? text : undefined;
  if (schema.type !== 'number' && schema.type !== 'integer') return text;
  return text.trim() !== '' && Number.isFinite(Number(text)) ? Number(text) : text;
}

/** A value of the posted shape: names below it make a group, and the hidden control makes a list. */
function guessValue(posted: Posted | undefined): unknown {
  if (posted?.texts.includes(PRESENT)) return [];
  return posted && posted.parts.size > 0 ? {} : '';
}

function readGroup(schema: FieldSchema, posted: Posted | undefined, isNeeded: boolean): unknown {
  if (!posted && !isNeeded) return undefined;
  const parts = Object.entries(listProperties(schema)).map(([key, part]) => {
    const value = readField(part, posted?.parts.get(key), schema.required?.includes(key) ?? false);
    return [key, value] as const;
  });
  return Object.fromEntries(parts.filter(([, value]) => value !== undefined));
}

function readList(schema: FieldSchema, posted: Posted | undefined, isNeeded: boolean): unknown {
  if (!posted) return isNeeded ? [] : undefined;
  if (schema.prefixItems)
    return schema.prefixItems.map((part, place) => readField(part, posted.parts.get(`${place}`), true));
  if (isTicked(schema)) {
    const ticked = posted.texts.filter((text) => schema.items?.enum?.includes(text));
    return ticked.length > 0 || posted.texts.includes(PRESENT) ? ticked : undefined;
  }
  const places = [...posted.parts.keys()].filter((key) => /^\d{1,6}$/.test(key)).map(Number);
  const sorted = places.sort((a, b) => a - b).slice(0, MAX_ENTRIES);
  const entries = sorted.map((place) => readField(schema.items ?? {}, posted.parts.get(`${place}`), true) ?? '');
  return entries.length === 0 && !isNeeded && schema.minItems ? undefined : entries;
}

function readBox(schema: FieldSchema, posted: Posted | undefined, isNeeded: boolean): unknown {
  if (!posted && !isNeeded) return undefined;
  const isOn = posted?.texts.includes('true') ?? false;
  if (schema.const !== undefined) return isOn ? true : undefined;
  const isUnchanged = posted?.texts.includes(LEFT_OUT) && isOn === (schema.default ?? false);
  return isUnchanged && !isNeeded ? undefined : isOn;
}
