import type { ContentSchema, FieldSchema } from '@clinic/contract/content-schemas.ts';
import { z } from 'astro/zod';
import { listMarkNames } from '../content-check/text-marks.ts';
import { COLLECTIONS } from './collections.ts';
import { type ContentContext, WITHOUT_LOOKING } from './common.ts';

/** Pictures and references are texts that say what they are. No file is looked at. */
const CONTEXT = {
  image: () => z.string().meta({ of: 'picture' }),
  reference: () => z.string().meta({ of: 'service' }),
  ...WITHOUT_LOOKING,
} as unknown as ContentContext;

/** Makes the JSON Schemas of all collections, from which the desk makes its forms. They say what a file may hold. */
export function toContentSchemas(): Record<keyof typeof COLLECTIONS, ContentSchema> {
  const all = Object.entries(COLLECTIONS).map(([name, { files, schema }]) => {
    const { $schema, ...json } = z.toJSONSchema(schema(CONTEXT), { io: 'input', unrepresentable: 'any' });
    const markdown = files.endsWith('.md');
    return [name, { files, markdown, marks: listMarkNames(files), schema: json as FieldSchema }];
  });
  return Object.fromEntries(all);
}
