import { z } from 'astro/zod';
import { expect, test } from 'vitest';
import { COLLECTIONS } from './collections.ts';
import { type ContentContext, WITHOUT_LOOKING } from './common.ts';

const CONTEXT = {
  image: () => z.string(),
  reference: () => z.string(),
  ...WITHOUT_LOOKING,
} as unknown as ContentContext;

type JsonSchema = {
  description?: string;
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  prefixItems?: JsonSchema[];
};

/** Lists the fields of a schema that have no description, by their paths. */
function listBare({ properties = {}, items, prefixItems = [] }: JsonSchema, path: string): string[] {
  return [
    ...Object.entries(properties).flatMap(([name, field]) => [
      ...(field.description ? [] : [`${path}.${name}`]),
      ...listBare(field, `${path}.${name}`),
    ]),
    ...[...(items ? [items] : []), ...prefixItems].flatMap((item) => listBare(item, `${path}[]`)),
  ];
}

test('an editor explains each field of the content', () => {
  const bare = Object.entries(COLLECTIONS).flatMap(([name, { schema }]) => {
    const json = z.toJSONSchema(schema(CONTEXT), { io: 'input', unrepresentable: 'any' });
    return listBare(json as JsonSchema, name);
  });
  expect(bare).toEqual([]);
});
