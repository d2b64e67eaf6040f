import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readContentFile } from '@clinic/contract/content-file.ts';
import type { LanguageCode } from '@clinic/contract/languages.ts';
import { mapBlocks } from '@clinic/contract/markdown-blocks.ts';
import { fileToTranslation, hasWords, mapTexts, type TextUse } from '@clinic/contract/translatable-texts.ts';
import { isSignFile } from './medical-files.ts';
import { listSignReferences } from './sign-references.ts';

/** The content of a file such as `content/mr/faq.yaml`. */
export type Translation = {
  /** English text -> translation. */
  texts: Record<string, string>;
  reviewedBy?: string | undefined;
  reviewedOn?: Date | undefined;
};

/**
 * Reads the translation of a content file such as `services/piles-treatment.yaml`; `null` when there is none. The check
 * of the content (`content-check/check-translations.ts`) has told every mistake before.
 */
export function readTranslation(contentDir: string, language: LanguageCode, file: string): Translation | null {
  const path = join(contentDir, fileToTranslation(language, file));
  if (!existsSync(path)) return null;
  const content = readContentFile(path);
  const translation = 'fields' in content ? (content.fields as Translation | null) : null;
  return translation?.texts ? translation : null;
}

/**
 * Translates the fields of a content file. `missing` lists the texts without a translation, which stay English. Names
 * that code compares stay English too (`translatable-texts.ts`).
 */
export function translateFields(
  file: string,
  fields: unknown,
  texts: Translation['texts'],
): { fields: unknown; missing: string[] } {
  const missing: string[] = [];
  const translate = (text: string, use: TextUse) => {
    const translated = findTranslation(text, texts);
    if (translated === undefined && use !== 'choice') missing.push(text);
    return use === 'name' ? text : (translated ?? text);
  };
  return { fields: mapTexts(file, fields, translate), missing };
}

/** Translates Markdown block by block. `missing` lists the blocks without a translation, which stay English. */
export function translateMarkdown(
  markdown: string,
  texts: Translation['texts'],
): { markdown: string; missing: string[] } {
  const missing: string[] = [];
  const translate = (block: string) => {
    const translated = findTranslation(block, texts);
    if (translated === undefined && hasWords(block)) missing.push(block);
    return translated ?? block;
  };
  return { markdown: mapBlocks(markdown, translate), missing };
}

/**
 * Translates a content file such as `blog/laparoscopy-guide.md`; a text without a translation (`missing`) stays English.
 * When a sign of illness is among them (`lacksSign`), all of the file comes back as it is: beside translated signs an
 * English one would be overlooked. `isWhole` tells whether all of it is translated.
 */
export function translateEntry(file: string, fields: unknown, markdown: string, translation: Translation | null) {
  const { texts } = translation ?? { texts: {} };
  const [head, body] = [translateFields(file, fields, texts), translateMarkdown(markdown, texts)];
  const missing = [...new Set([...head.missing, ...body.missing])];
  const isWhole = missing.length === 0;
  const lacksSign = isSignFile(file) ? !isWhole : listSignReferences(fields).some(({ text }) => isIn(missing, text));
  if (translation === null || lacksSign) return { fields, markdown, isWhole, lacksSign, missing };
  return { fields: head.fields, markdown: body.markdown, isWhole, lacksSign, missing };
}

const isIn = (texts: readonly string[], text: string | undefined) => text !== undefined && texts.includes(text);

function findTranslation(text: string, texts: Translation['texts']): string | undefined {
  const key = text.trim();
  return Object.hasOwn(texts, key) ? texts[key] : undefined;
}
