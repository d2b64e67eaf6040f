import { fillMarks, type Marks } from '@clinic/contract/content-texts.ts';
import { ENGLISH, type LanguageCode } from '@clinic/contract/languages.ts';
import { type KnownFiles, readPageState } from './medical-pages.ts';
import { readTranslation, type Translation, translateFields } from './translations.ts';

/** The values of marks in an English text and in its translation. */
export type MarksOfBoth = { english: Marks; translated: Marks };

/** Translates data whose marks are filled already, so that the marks of the texts have to be filled first. */
export function translateData(
  texts: Translation['texts'] | null,
  file: string,
  data: Record<string, unknown>,
  { english, translated }: MarksOfBoth,
): unknown {
  if (!texts) return data;
  const filled = Object.entries(texts).map(([text, translation]) => [
    fillMarks(text, english),
    fillMarks(translation, translated),
  ]);
  return translateFields(file, data, Object.fromEntries(filled)).fields;
}

/**
 * The texts with which a file is translated; `null` when it stays English, as one of a medical page does that lacks a sign. `known`
 * is what was read for other files of the language.
 */
export function readUsableTexts(
  contentDir: string,
  file: string,
  language: LanguageCode,
  known?: KnownFiles,
): Translation['texts'] | null {
  if (language === ENGLISH) return null;
  if (readPageState(contentDir, language, file, known) === 'english') return null;
  return readTranslation(contentDir, language, file)?.texts ?? null;
}
