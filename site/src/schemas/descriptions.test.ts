import { type FieldSchema, keyToTitle } from '@clinic/contract/content-schemas.ts';
import { expect, test } from 'vitest';
import { toContentSchemas } from './json-schemas.ts';

type Field = { path: string; key: string; field: FieldSchema };

/** Lists the fields of a schema with those below them. */
function listFields({ properties = {}, items, prefixItems = [] }: FieldSchema, path: string): Field[] {
  return [
    ...Object.entries(properties).flatMap(([key, field]) => [
      { path: `${path}.${key}`, key, field },
      ...listFields(field, `${path}.${key}`),
    ]),
    ...[...(items ? [items] : []), ...prefixItems].flatMap((item) => listFields(item, `${path}[]`)),
  ];
}

const fields = Object.entries(toContentSchemas()).flatMap(([name, { schema }]) => listFields(schema, name));

test('an editor explains each field of the content', () => {
  expect(fields.filter(({ field }) => !field.description).map(({ path }) => path)).toEqual([]);
});

test('a title is written only where the key reads badly', () => {
  expect(fields.filter(({ key, field }) => field.title === keyToTitle(key)).map(({ path }) => path)).toEqual([]);
});

test('a label never names a key as YAML writes it', () => {
  const titles = fields.map(({ key, field }) => field.title ?? keyToTitle(key));
  expect(
    titles.filter((title) => !/^[A-Z][A-Za-z ,-]*$/.test(title) || /^(Href|Src|Alt|Id \w|X|Y)$/.test(title)),
  ).toEqual([]);
});
