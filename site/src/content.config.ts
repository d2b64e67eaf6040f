import { defineCollection, reference, type SchemaContext } from 'astro:content';
import { basename, dirname, join } from 'node:path/posix';
import { fileURLToPath } from 'node:url';
import { glob, type Loader } from 'astro/loaders';
import { addDoctorMark, readMarks } from './lib/content/content-files.ts';
import { fillMarks, fillMarkup } from './lib/reading/marks.ts';
import { COLLECTIONS } from './schemas/collections.ts';
import { WITHOUT_LOOKING } from './schemas/common.ts';

type Collections = typeof COLLECTIONS;

/** Wraps Astro's loader and fills in the marks of each text: `{phone}` becomes the clinic's number. */
function loadFilled(files: string): Loader {
  const loader = glob({ base: join('../content', dirname(files)), pattern: basename(files) });
  return {
    ...loader,
    load: (context) => {
      const contentDir = fileURLToPath(new URL('../content', context.config.root));
      const marks = readMarks(contentDir);
      const listMarks = (id: string) => addDoctorMark(contentDir, files.replace('*', id), marks);
      // Astro caches an entry until its file changes, but the value of a mark depends on another file.
      context.store.clear();
      return loader.load({
        ...context,
        parseData: (entry) => context.parseData({ ...entry, data: fillMarks(entry.data, listMarks(entry.id)) }),
        store: {
          ...context.store,
          set: ({ rendered, ...entry }) =>
            context.store.set(
              rendered ? { ...entry, rendered: { ...rendered, html: fillMarkup(rendered.html, marks) } } : entry,
            ),
        },
      });
    },
  };
}

/** The collections for Astro. `schemas/collections.ts` lists them. */
export const collections = Object.fromEntries(
  Object.entries(COLLECTIONS).map(([name, { files, schema }]) => [
    name,
    defineCollection({
      loader: loadFilled(files),
      schema: (context: SchemaContext) => schema({ ...context, reference, ...WITHOUT_LOOKING }),
    }),
  ]),
) as unknown as { [Name in keyof Collections]: { schema: Collections[Name]['schema'] } };
