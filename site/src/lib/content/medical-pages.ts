import { ENGLISH, type LanguageCode } from '@clinic/contract/languages.ts';
import { fileToId, listFiles, readContentFile } from './content-files.ts';
import { ANAESTHESIA_FILE, FAQ_FILE, isServiceFile, MEDICAL_PAGES, SERVICE_FILES } from './medical-files.ts';
import { readTranslation, translateEntry } from './translations.ts';

/** The states of a translation, the worst first. */
export const STATES = ['english', 'unreviewed', 'reviewed'] as const;

/**
 * How far the page is translated. `english`: a text has no translation, so all of it is shown in English. `unreviewed`:
 * no doctor has read the translation.
 */
export type TranslationState = (typeof STATES)[number];

/** Returns the state of each medical page in a language, by its path without the language; empty for English. */
export function listTranslationStates(contentDir: string, language: LanguageCode): Record<string, TranslationState> {
  if (language === ENGLISH) return {};
  const pages = Object.entries(MEDICAL_PAGES).flatMap(([pattern, address]) =>
    listFiles(contentDir, pattern).map((file) => {
      const path = pattern.includes('*') ? `${address}/${fileToId(file)}` : address;
      return [path, readPageState(contentDir, language, file)] as const;
    }),
  );
  return Object.fromEntries(pages);
}

/**
 * Returns the state of the page of a medical file in a language other than English. A page is no better than the worst
 * of the files whose texts it shows.
 */
export function readPageState(contentDir: string, language: LanguageCode, file: string): TranslationState {
  const states = listFilesOnPage(contentDir, file).map((one) => readState(contentDir, language, one));
  return STATES.find((state) => states.includes(state)) ?? 'reviewed';
}

/** A service's page shows what holds for its anaesthetics; the questions show the urgent signs of every service. */
function listFilesOnPage(contentDir: string, file: string): string[] {
  if (file === FAQ_FILE) return [file, ANAESTHESIA_FILE, ...listFiles(contentDir, SERVICE_FILES)];
  return isServiceFile(file) ? [file, ANAESTHESIA_FILE] : [file];
}

function readState(contentDir: string, language: LanguageCode, file: string): TranslationState {
  const content = readContentFile(`${contentDir}/${file}`);
  const translation = readTranslation(contentDir, language, file);
  if (!('fields' in content) || !translation) return 'english';
  const { isWhole } = translateEntry(file, content.fields, content.markdown, translation);
  if (!isWhole) return 'english';
  return translation.reviewedBy ? 'reviewed' : 'unreviewed';
}
