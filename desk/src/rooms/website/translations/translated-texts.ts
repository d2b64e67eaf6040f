import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readContentText } from '@clinic/contract/content-file.ts';
import { ENGLISH, getLanguage, LANGUAGE_CODES, type Language, type LanguageCode } from '@clinic/contract/languages.ts';
import { fileToTranslation, listEnglish } from '@clinic/contract/translatable-texts.ts';
import type { WebsiteFiles } from '#frame/website-files.ts';
import { locateFile, NEW_FILE, readDraftFile } from '../files/content-draft.ts';
import { toDayTexts } from '../files/day-texts.ts';
import { toEntryPath, toTranslationPath } from '../kinds.ts';
import type { OpenEntry } from '../queries.ts';
import { findFormer, type Pair } from './former-text.ts';

/** An English text of an entry, with its translation. */
export type TranslatedText = {
  /** Names the text in a form, whatever its place in the file. */
  key: string;
  english: string;
  /** Empty while there is none: the text is shown in English. */
  translation: string;
  /** Whether the text may stay English, as names of people and titles of sources may. */
  isOptional: boolean;
  /** The translated text that this one has probably come from; `null` for a text that is translated, and for a new one. */
  former: Pair | null;
};

/** The translation of an entry. `fields` are those of its file. */
export type OpenTranslation = {
  /** The path of the translation below the content folder. */
  file: string;
  text: string;
  version: string;
  fields: { texts: Record<string, string>; reviewedBy?: string; reviewedOn?: string };
  texts: TranslatedText[];
};

/** Lists the languages into which a clinic translates its content: those that have a folder. */
export function listTranslated({ contentDir }: WebsiteFiles): Language[] {
  const hasFolder = (code: LanguageCode) => code !== ENGLISH && existsSync(join(contentDir, code));
  return LANGUAGE_CODES.filter(hasFolder).map(getLanguage);
}

/** Counts the texts of an entry that visitors read in English, in each language; none for a file that no visitor reads. */
export function listTranslations(website: WebsiteFiles, entry: OpenEntry) {
  if (entry.version === NEW_FILE || entry.change === 'removed') return [];
  return listTranslated(website).flatMap(({ code, name }) => {
    const { texts } = openTranslation(website, entry, code);
    const href = toTranslationPath(toEntryPath(entry.kind, entry.id), code);
    return texts.length === 0 ? [] : [{ name, href, missing: texts.filter(isMissing).length }];
  });
}

/** Opens the translation of an entry in the draft. One that is not there yet, or cannot be read, has no texts. */
export function openTranslation(website: WebsiteFiles, entry: OpenEntry, language: LanguageCode): OpenTranslation {
  const file = fileToTranslation(language, entry.file);
  const { text, version } = readOrNew(website, file);
  const read = readContentText(file, text);
  const fields = { texts: {}, ...('fields' in read ? (toDayTexts(read.fields) as object | null) : null) };
  const english = listEnglish(entry.file, entry.fields, entry.markdown);
  const known: Record<string, string> = fields.texts ?? {};
  const left = Object.entries(known).filter(([key]) => !english.has(key));
  const texts = [...english].map(([one, use]) => {
    const translation = Object.hasOwn(known, one) ? (known[one] ?? '') : '';
    const former = translation === '' ? findFormer(one, left) : null;
    return { key: toKey(one), english: one, translation, isOptional: use === 'choice', former };
  });
  return { file, text, version, fields: { ...fields, texts: known }, texts };
}

/** Whether visitors read this text in English because its translation is missing. */
export const isMissing = ({ translation, isOptional }: TranslatedText) => translation === '' && !isOptional;

function readOrNew(website: WebsiteFiles, file: string): { text: string; version: string } {
  const { published, changed } = locateFile(website, file);
  if (existsSync(published) || existsSync(changed)) return readDraftFile(website, file);
  return { text: '', version: NEW_FILE };
}

const toKey = (english: string) => createHash('sha256').update(english).digest('base64url').slice(0, 12);
