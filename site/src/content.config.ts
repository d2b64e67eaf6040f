import { defineCollection, reference, type SchemaContext } from 'astro:content';
import { basename, dirname, join } from 'node:path/posix';
import { glob } from 'astro/loaders';
import { COLLECTIONS } from './schemas/collections.ts';

type Collections = typeof COLLECTIONS;

/** The table of collections as Astro reads it. */
export const collections = Object.fromEntries(
  Object.entries(COLLECTIONS).map(([name, { files, schema }]) => [
    name,
    defineCollection({
      loader: glob({ base: join('../content', dirname(files)), pattern: basename(files) }),
      schema: (context: SchemaContext) => schema({ ...context, reference }),
    }),
  ]),
) as unknown as { [Name in keyof Collections]: { schema: Collections[Name]['schema'] } };
