import { type FieldSchema, keyToTitle } from '@clinic/contract/content-schemas.ts';

/** A text of more characters than this gets a control of several lines. */
const LINE_MAX_CHARS = 120;

/** Values of a field whose schema takes a text or something else, such as a list. */
const KINDS = { string: 'string', array: 'array', object: 'object' } as const;

/** The shape of a field that can have several, by its value; of a field without a value the first one. */
export function chooseShape(schema: FieldSchema, value: unknown): FieldSchema {
  if (!schema.anyOf || schema.of === 'day') return schema;
  const kind = Array.isArray(value) ? KINDS.array : typeof value === 'object' && value ? KINDS.object : typeof value;
  const { anyOf, ...shared } = schema;
  const shapes = anyOf.filter(({ type }) => type !== undefined);
  return { ...(shapes.find(({ type }) => value !== undefined && type === kind) ?? shapes[0]), ...shared };
}

/** Whether a person can choose between a text and another shape for this field. */
export function hasTwoShapes({ anyOf = [], of }: FieldSchema): boolean {
  return of !== 'day' && anyOf.filter(({ type }) => type !== undefined).length > 1;
}

/** The fields of a group, with those of a group whose keys are names of a list. */
export function listProperties({ properties, propertyNames, additionalProperties }: FieldSchema) {
  if (properties || !propertyNames?.enum || typeof additionalProperties !== 'object') return properties ?? {};
  return Object.fromEntries(propertyNames.enum.map((key) => [key, additionalProperties]));
}

/** Whether a list is one of boxes to tick. */
export function isTicked(schema: FieldSchema): boolean {
  return schema.type === 'array' && schema.items?.enum !== undefined;
}

/** Whether a text needs a control of several lines. */
export function isLongText({ maxLength = 0, of }: FieldSchema, text: string): boolean {
  return text.includes('\n') || (of === undefined && (maxLength > LINE_MAX_CHARS || text.length > LINE_MAX_CHARS));
}

/** Makes the value of a field that was added: its needed parts, empty. */
export function makeBlank(given: FieldSchema): unknown {
  const schema = chooseShape(given, undefined);
  if (schema.type === 'object') {
    const parts = Object.entries(listProperties(schema)).filter(([key]) => schema.required?.includes(key));
    return Object.fromEntries(parts.map(([key, part]) => [key, makeBlank(part)]));
  }
  if (schema.prefixItems) return schema.prefixItems.map(makeBlank);
  if (schema.type !== 'array') return schema.type === 'string' ? '' : undefined;
  if (isTicked(schema)) return [];
  return Array.from({ length: schema.minItems ?? 0 }, () => makeBlank(schema.items ?? {}));
}

/** The label of a field: its title, or its key in words. */
export function toLabel(schema: FieldSchema, key: string): string {
  return schema.title ?? keyToTitle(key);
}

/** Names a field by the labels of all that holds it: `Departments 1, Doctors 3, Name` */
export function pathToLabel(schema: FieldSchema, path: readonly (string | number)[]): string {
  const labels: string[] = [];
  let field: FieldSchema = schema;
  for (const key of path) {
    const shape = chooseShape(field, typeof key === 'number' ? [] : {});
    field = (typeof key === 'number' ? (shape.prefixItems?.[key] ?? shape.items) : listProperties(shape)[key]) ?? {};
    if (typeof key === 'number') labels.push(`${labels.pop() ?? ''} ${key + 1}`.trim());
    else labels.push(toLabel(field, key));
  }
  return labels.join(', ');
}

/** The folder beside a file in which the pictures of a field lie: `images`, and of a drawing the one of its pattern. */
export function getPictureFolder({ pattern = '' }: FieldSchema): string {
  return /^\^\\\.\\?\/([a-z]+)/.exec(pattern)?.[1] ?? 'images';
}

/** Whether a schema has a field for a picture or a drawing. */
export function hasPictures(schema: FieldSchema): boolean {
  return /"of":"(?:picture|drawing)"/.test(JSON.stringify(schema));
}
