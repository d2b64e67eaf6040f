import { ENGLISH, type LanguageCode } from '@clinic/contract/languages.ts';
import { fileToId, listFiles, readContentFile } from './content-files.ts';
import { readTranslation, translateEntry } from './translations.ts';

/**
 * How far the page is translated. `english`: a text has no translation, so all of it is shown in English. `unreviewed`:
 * no doctor has read the translation.
 */
export type TranslationState = 'reviewed' | 'unreviewed' | 'english';

/** The files of pages from which patients take medical advice, and the address of their pages. */
const MEDICAL_PAGES = {
  'services/*.yaml': '/services',
  'blog/*.md': '/blogs',
  'faq.yaml': '/faq',
  'symptoms.yaml': '/symptoms',
  'pages/visit.md': '/visit',
};

/** Returns the state of each medical page in a language, by its path without the language; empty for English. */
export function listTranslationStates(contentDir: string, language: LanguageCode): Record<string, TranslationState> {
  if (language === ENGLISH) return {};
  const pages = Object.entries(MEDICAL_PAGES).flatMap(([pattern, address]) =>
    listFiles(contentDir, pattern).map((file) => ({
      file,
      path: pattern.includes('*') ? `${address}/${fileToId(file)}` : address,
    })),
  );
  return Object.fromEntries(pages.map(({ file, path }) => [path, readState(contentDir, language, file)]));
}

function readState(contentDir: string, language: LanguageCode, file: string): TranslationState {
  const content = readContentFile(`${contentDir}/${file}`);
  const translation = readTranslation(contentDir, language, file);
  if (!('fields' in content) || !translation) return 'english';
  const { isWhole } = translateEntry(file, content.fields, content.markdown, translation);
  if (!isWhole) return 'english';
  return translation.reviewedBy ? 'reviewed' : 'unreviewed';
}
