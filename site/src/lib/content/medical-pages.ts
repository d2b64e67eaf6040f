import { ENGLISH, type LanguageCode } from '@clinic/contract/languages.ts';
import { fileToId, listFiles, readContentFile } from './content-files.ts';
import { ANAESTHESIA_FILE, MEDICAL_PAGES } from './medical-files.ts';
import { readTranslation, translateEntry } from './translations.ts';

const SERVICES = `${MEDICAL_PAGES['services/*.yaml']}/`;

/** The states of a translation, the worst first. */
export const STATES = ['english', 'unreviewed', 'reviewed'] as const;

/**
 * How far the page is translated. `english`: a text has no translation, so all of it is shown in English. `unreviewed`:
 * no doctor has read the translation.
 */
export type TranslationState = (typeof STATES)[number];

/**
 * Returns the state of each medical page in a language, by its path without the language; empty for English. The page of
 * a service is no better than what it says about the anaesthetic.
 */
export function listTranslationStates(contentDir: string, language: LanguageCode): Record<string, TranslationState> {
  if (language === ENGLISH) return {};
  const pages = Object.entries(MEDICAL_PAGES).flatMap(([pattern, address]) =>
    listFiles(contentDir, pattern).map((file) => ({
      file,
      path: pattern.includes('*') ? `${address}/${fileToId(file)}` : address,
    })),
  );
  const anaesthesia = readState(contentDir, language, ANAESTHESIA_FILE);
  return Object.fromEntries(
    pages.map(({ file, path }) => {
      const own = readState(contentDir, language, file);
      return [path, path.startsWith(SERVICES) ? getWorse(own, anaesthesia) : own];
    }),
  );
}

function getWorse(one: TranslationState, other: TranslationState): TranslationState {
  return STATES.find((state) => state === one || state === other) ?? one;
}

function readState(contentDir: string, language: LanguageCode, file: string): TranslationState {
  const content = readContentFile(`${contentDir}/${file}`);
  const translation = readTranslation(contentDir, language, file);
  if (!('fields' in content) || !translation) return 'english';
  const { isWhole } = translateEntry(file, content.fields, content.markdown, translation);
  if (!isWhole) return 'english';
  return translation.reviewedBy ? 'reviewed' : 'unreviewed';
}
