import { join } from 'node:path';
import { readContentFile } from '@clinic/contract/content-file.ts';
import type { FieldSchema } from '@clinic/contract/content-schemas.ts';
import { expect, test } from 'vitest';
import { listFiles } from '#lib/content/content-files.ts';
import { listTexts } from '#lib/content/texts.ts';
import { stripLinks } from '#lib/reading/linked-text.ts';
import { COLLECTIONS } from './collections.ts';
import { toContentSchemas } from './json-schemas.ts';

/** More would slow down each page of the desk that reads it: 114 kB were counted. */
const MOST_BYTES = 140_000;

const CONTENT = join(import.meta.dirname, '../../../content');

const schemas = toContentSchemas();

/** Finds a field by its keys; `0` is an entry of a list. */
function find(schema: FieldSchema | undefined, ...keys: string[]): FieldSchema | undefined {
  return keys.reduce((field, key) => (key === '0' ? field?.items : field?.properties?.[key]), schema);
}

test('each collection has a schema of its fields, all of a size that a page can hold', () => {
  expect(Object.keys(schemas)).toEqual(Object.keys(COLLECTIONS));
  for (const { schema } of Object.values(schemas)) {
    expect(schema).toMatchObject({ type: 'object', properties: expect.any(Object), required: expect.any(Array) });
  }
  expect(JSON.stringify(schemas).length).toBeLessThan(MOST_BYTES);
});

test('a form knows Markdown files and the marks of a file', () => {
  const withMarkdown = Object.entries(schemas).filter(([, { markdown }]) => markdown);
  expect(withMarkdown.map(([name]) => name)).toEqual(['pages', 'posts']);
  expect(schemas.booking.marks).toEqual([]);
  expect(schemas.faq.marks).toContain('phone');
  expect(schemas.doctors.marks).toContain('doctor');
  expect(schemas.mails.marks).toContain('reference');
});

test('a form offers links in each field whose text has one', () => {
  const withoutOffer = Object.values(schemas).flatMap(({ files, schema }) =>
    listFiles(CONTENT, files).flatMap((file) => {
      const read = readContentFile(join(CONTENT, file));
      if ('mistake' in read) throw new Error(read.mistake);
      const linked = listTexts(file, read.fields, '').filter(({ text }) => stripLinks(text) !== text);
      return linked
        .filter(({ field }) => !offersLinks(schema, field.split('.')))
        .map(({ field }) => `${file}: ${field}`);
    }),
  );
  expect(withoutOffer).toEqual([]);
});

/** Whether a field, or one of its shapes, takes links. */
function offersLinks(schema: FieldSchema | undefined, [key, ...keys]: string[]): boolean {
  const shapes = [schema, ...(schema?.anyOf ?? [])];
  if (key === undefined) return shapes.some((shape) => shape?.links);
  return shapes.some((shape) => offersLinks(shape?.properties?.[key] ?? shape?.items, keys));
}

test.each([
  ['a picture', find(schemas.home.schema, 'about', 'image', 'src'), { of: 'picture' }],
  ['a drawing', find(schemas.services.schema, 'icon'), { of: 'drawing' }],
  ['a day', find(schemas.posts.schema, 'date'), { of: 'day' }],
  ['a day that may be absent', find(schemas.services.schema, 'review', 'reviewed'), { of: 'day' }],
  ['the time of a slot', find(schemas.booking.schema, 'slots', '0'), { of: 'time' }],
  ['a length', find(schemas.booking.schema, 'visits', '0', 'minutes'), { unit: 'minutes', title: 'Length' }],
  ['a category', find(schemas.services.schema, 'category'), { of: 'category' }],
  ['a department', find(schemas.signs.schema, 'department'), { of: 'department' }],
  ['a doctor', find(schemas.services.schema, 'review', 'reviewer'), { of: 'doctor' }],
  ['a region', find(schemas.signs.schema, 'region'), { of: 'region' }],
  ['a service by reference', find(schemas.technology.schema, 'parts', '0', 'services', '0'), { of: 'service' }],
  ['a sign', find(schemas.symptoms.schema, 'signs', '0'), { of: 'sign' }],
  ['a phone number', find(schemas.clinic.schema, 'whatsapp'), { of: 'phone', title: 'WhatsApp number' }],
  ['a color', find(schemas.clinic.schema, 'colors', 'main'), { of: 'color' }],
])('a form knows %s', (_what, field, known) => {
  expect(field).toMatchObject(known);
});
