import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readContentFile } from '@clinic/contract/content-file.ts';
import { type ContentMistake, listSchemaMistakes } from '@clinic/contract/content-mistake.ts';
import { fillMarks, type Marks } from '@clinic/contract/content-texts.ts';
import { ENGLISH, LANGUAGE_CODES, type LanguageCode } from '@clinic/contract/languages.ts';
import { fileToTranslation, listEnglish } from '@clinic/contract/translatable-texts.ts';
import { z } from 'astro/zod';
import type { Clinic } from '#lib/clinic/clinic.ts';
import { ANAESTHESIA_FILE, isSignFile } from '#lib/content/medical-files.ts';
import { toMistake } from '#lib/content/texts.ts';
import { translateEntry } from '#lib/content/translations.ts';
import type { COLLECTIONS } from '#schemas/collections.ts';
import { type ContentContext, WITHOUT_LOOKING } from '#schemas/common.ts';
import { translationSchema } from '#schemas/translation.ts';
import type { Told } from './findings.ts';
import { explainUnsafeMarkdown } from './markdown-safety.ts';
import { explainSamples } from './sample-leftovers.ts';
import { explainTranslatedText } from './translated-text.ts';

/** A valid file of a collection. */
export type Original = {
  /** Below `content/`, such as `services/piles-treatment.yaml`. */
  path: string;
  fields: unknown;
  markdown: string;
  /** The marks of this file. */
  marks: Marks;
  schema: (typeof COLLECTIONS)[keyof typeof COLLECTIONS]['schema'];
};

type Content = {
  contentDir: string;
  originals: Original[];
  clinic: Pick<Clinic, 'name' | 'isDemonstration'>;
};

/** Pictures and names have been checked in the original, and a translation changes none of them. */
const UNCHANGED = {
  image: () => z.string(),
  reference: () => z.string(),
  ...WITHOUT_LOOKING,
} as unknown as ContentContext;

/** The schemas of the collections, each made once: making one takes longer than checking a file by it. */
const schemas = new Map<Original['schema'], ReturnType<Original['schema']>>();

const STRAY_REMEDY = 'This translates no file of content/. Rename it as its original, or remove it.';

const QUOTED_CHARS = 48;

/** Compares every translation with its original. A language without a folder is one that the clinic does without. */
export async function checkTranslations(content: Content): Promise<Told> {
  const told: Told = { mistakes: [], notes: [] };
  for (const language of LANGUAGE_CODES) {
    if (language === ENGLISH || !existsSync(join(content.contentDir, language))) continue;
    told.notes.push(...noteStrayFiles(content, language));
    for (const original of content.originals) {
      const { mistakes, notes } = await checkTranslation(content, original, language);
      told.mistakes.push(...mistakes);
      told.notes.push(...notes);
    }
  }
  return told;
}

function noteStrayFiles({ contentDir, originals }: Content, language: LanguageCode): ContentMistake[] {
  const known = new Set(originals.map(({ path }) => fileToTranslation(language, path)));
  return readdirSync(join(contentDir, language), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => join(entry.parentPath, entry.name).slice(join(contentDir, '/').length))
    .filter((path) => !known.has(path))
    .sort()
    .map((path) => toMistake({ file: `content/${path}`, field: '' }, STRAY_REMEDY));
}

async function checkTranslation(content: Content, original: Original, language: LanguageCode): Promise<Told> {
  const { path, fields, markdown, marks, schema } = original;
  const file = `content/${fileToTranslation(language, path)}`;
  const tell = (remedy: string) => toMistake({ file, field: '' }, remedy);
  const english = listEnglish(path, fields, markdown);
  const translationPath = join(content.contentDir, fileToTranslation(language, path));
  if (!existsSync(translationPath)) {
    const note = tell(`This file is missing, so content/${path} is shown in English.`);
    return { mistakes: [], notes: english.size > 0 ? [note] : [] };
  }
  const written = readContentFile(translationPath);
  if ('mistake' in written) return { mistakes: [tell(written.mistake)], notes: [] };
  const { data, error } = translationSchema.safeParse(written.fields);
  if (!data) return { mistakes: listSchemaMistakes(file, error), notes: [] };

  const pairs = Object.entries(data.texts);
  const translated = translateEntry(path, fields, markdown, data);
  const checked = schemas.get(schema) ?? schema(UNCHANGED);
  schemas.set(schema, checked);
  const result = await checked.safeParseAsync(fillMarks(translated.fields, marks));
  return {
    mistakes: [
      ...pairs.flatMap(([text, translation]) => {
        const remedies = explainTranslatedText(text, translation);
        const samples = english.has(text) ? explainSamples({ file, field: '', text: translation }, content.clinic) : [];
        return [...remedies, ...samples].map((message) => ({
          file,
          path: ['texts', text],
          message,
          field: quote(text),
        }));
      }),
      ...explainUnsafeMarkdown(translated.markdown).map(tell),
      ...(result.success ? [] : listSchemaMistakes(file, result.error)),
    ],
    notes: [
      ...noteMissing(path, translated),
      ...noteLeftOver(pairs.map(([text]) => text).filter((text) => !english.has(text))),
    ].map(tell),
  };
}

function noteMissing(path: string, { missing, lacksSign }: { missing: string[]; lacksSign: boolean }): string[] {
  const [first] = missing;
  if (first === undefined) return [];
  const shown = lacksSign ? describePages(path) : missing.length === 1 ? 'and is' : 'and are';
  const found = missing.length === 1 ? '1 text has' : `${missing.length} texts have`;
  return [`${found} no translation, ${shown} shown in English: ${quote(first)}`];
}

/** Names what stays English because a sign in this file has no translation. */
function describePages(path: string): string {
  if (path === ANAESTHESIA_FILE) return 'so every page of a service and the questions are';
  if (isSignFile(path)) return 'so every page that shows this sign is';
  return `so all of content/${path} is`;
}

function noteLeftOver(texts: string[]): string[] {
  const [first] = texts;
  if (first === undefined) return [];
  const found = texts.length === 1 ? '1 translation is' : `${texts.length} translations are`;
  return [`${found} of an English text that content/ no longer has: ${quote(first)}`];
}

function quote(text: string): string {
  return text.length > QUOTED_CHARS ? `'${text.slice(0, QUOTED_CHARS).trimEnd()}…'` : `'${text}'`;
}
