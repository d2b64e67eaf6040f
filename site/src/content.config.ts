import { defineCollection, reference, type SchemaContext } from 'astro:content';
import { ENGLISH, type LanguageCode } from '@clinic/contract/languages.ts';
import { z } from 'astro/zod';
import { LANGUAGE } from '#messages/language.ts';
import { CONTENT_DIR } from '../settings.ts';
import { loadContent } from './lib/content/content-loader.ts';
import { listTranslationStates, STATES } from './lib/content/medical-pages.ts';
import { listSiteLanguages } from './lib/content/site-languages.ts';
import { COLLECTIONS } from './schemas/collections.ts';
import { WITHOUT_LOOKING } from './schemas/common.ts';

type Collections = typeof COLLECTIONS;

/** The languages of the site, each with the state of its medical pages. */
const languages = defineCollection({
  loader: {
    name: 'languages',
    load: async ({ store, parseData }) => {
      store.clear();
      for (const id of listSiteLanguages(CONTENT_DIR)) {
        store.set({ id, data: await parseData({ id, data: { states: listTranslationStates(CONTENT_DIR, id) } }) });
      }
    },
  },
  schema: z.object({ states: z.record(z.string(), z.enum(STATES)) }),
});

/** The collections of `content/`. `schemas/collections.ts` lists them. */
const contentCollections = defineAll(COLLECTIONS, LANGUAGE.code);

/** The English texts of pages that a gap leaves in English, beside pages that are translated. */
const englishCollections = {
  'english-anaesthesia': defineAll({ anaesthesia: COLLECTIONS.anaesthesia }, ENGLISH).anaesthesia,
  'english-signs': defineAll({ signs: COLLECTIONS.signs }, ENGLISH).signs,
};

function defineAll<Listed extends Partial<Collections>>(listed: Listed, language: LanguageCode) {
  return Object.fromEntries(
    Object.entries(listed).map(([name, { files, schema }]) => [
      name,
      defineCollection({
        loader: loadContent(files, language),
        schema: (context: SchemaContext) => schema({ ...context, reference, ...WITHOUT_LOOKING }),
      }),
    ]),
  ) as unknown as { [Name in keyof Listed & keyof Collections]: { schema: Collections[Name]['schema'] } };
}

/** The collections for Astro. */
export const collections = { ...contentCollections, ...englishCollections, languages };
