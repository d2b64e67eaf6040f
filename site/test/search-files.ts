import { join } from 'node:path';
import { readContentFile } from '@clinic/contract/content-file.ts';
import { fillMarks } from '@clinic/contract/content-texts.ts';
import { ENGLISH, LANGUAGE_CODES, type LanguageCode } from '@clinic/contract/languages.ts';
import { z } from 'astro/zod';
import { createServer, type Plugin } from 'vite';
import { chosenLanguage } from '../integrations/chosen-language.ts';
import type { SearchFile } from '../src/lib/browser/search/search-documents.ts';
import { fileToId, listFiles } from '../src/lib/content/content-files.ts';
import { readMarks } from '../src/lib/content/content-marks.ts';
import { listTranslationStates } from '../src/lib/content/medical-pages.ts';
import { listSiteLanguages } from '../src/lib/content/site-languages.ts';
import { readUsableTexts, translateData } from '../src/lib/content/translated-data.ts';
import { COLLECTIONS } from '../src/schemas/collections.ts';
import { WITHOUT_LOOKING } from '../src/schemas/common.ts';

const SITE = join(import.meta.dirname, '..');
const CONTENT = join(SITE, '../content');

/** The place from which the stand-in for Astro's module takes its entries. */
const READER = Symbol.for('read entries of content');

const STAND_INS: Record<string, string> = {
  'astro:content': `
    const read = globalThis[Symbol.for('${READER.description}')];
    export const getCollection = async (name, choose = () => true) => (await read(name)).filter(choose);
    export const getEntry = async (name, id) => (await read(name)).find((entry) => entry.id === id);`,
  'astro:assets': 'export const getImage = async () => ({ src: "" });',
};

const standIns: Plugin = {
  name: 'stand-ins',
  enforce: 'pre',
  resolveId: (source) => (source in STAND_INS ? `\0${source}` : null),
  load: (id) => STAND_INS[id.slice(1)] ?? null,
};

/** Makes the file of the search in each language, as the build does, from `content/`. */
export async function makeSearchFiles(): Promise<Record<LanguageCode, SearchFile>> {
  const files: [LanguageCode, SearchFile][] = [];
  for (const language of LANGUAGE_CODES) files.push([language, await makeSearchFile(language)]);
  return Object.fromEntries(files) as Record<LanguageCode, SearchFile>;
}

async function makeSearchFile(language: LanguageCode): Promise<SearchFile> {
  const collections = new Map<string, ReturnType<typeof readCollection>>();
  const read = (name: string) => {
    const collection = collections.get(name) ?? readCollection(name, language);
    collections.set(name, collection);
    return collection;
  };
  Object.assign(globalThis, { [READER]: read });
  const server = await createServer({
    ...{ root: SITE, configFile: false, appType: 'custom', logLevel: 'error' },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    plugins: [standIns, ...chosenLanguage(language)],
  });
  try {
    const { getSearchFile } = await server.ssrLoadModule('/src/lib/search/site-documents.ts');
    return await getSearchFile();
  } finally {
    await server.close();
  }
}

/** Reads a collection of `content.config.ts`. */
async function readCollection(name: string, language: LanguageCode): Promise<{ id: string; data: unknown }[]> {
  if (name === 'languages') {
    return listSiteLanguages(CONTENT).map((id) => ({ id, data: { states: listTranslationStates(CONTENT, id) } }));
  }
  const [, english] = /^english-(.*)/.exec(name) ?? [];
  return readEntries((english ?? name) as keyof typeof COLLECTIONS, english ? ENGLISH : language);
}

async function readEntries(name: keyof typeof COLLECTIONS, language: LanguageCode) {
  const { files, schema } = COLLECTIONS[name];
  const marks = { english: readMarks(CONTENT, ENGLISH), translated: readMarks(CONTENT, language) };
  const context = { ...WITHOUT_LOOKING, image: () => z.any(), reference: () => z.any() };
  return Promise.all(
    listFiles(CONTENT, files).map(async (file) => {
      const content = readContentFile(join(CONTENT, file));
      if ('mistake' in content) throw new Error(content.mistake);
      const { fields, markdown } = content;
      const data = await schema(context as never).parseAsync(fillMarks(fields, marks.english));
      const translated = translateData(readUsableTexts(CONTENT, file, language), file, data as never, marks);
      return { id: fileToId(file), data: translated, body: markdown };
    }),
  );
}
