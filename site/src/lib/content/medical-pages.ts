import { readContentFile } from '@clinic/contract/content-file.ts';
import { ENGLISH, type LanguageCode } from '@clinic/contract/languages.ts';
import { fileToId, listFiles } from './content-files.ts';
import { ANAESTHESIA_FILE, FAQ_FILE, findAdvice, isServiceFile, PAGE_FILES, SIGN_FILES } from './medical-files.ts';
import { listSignReferences } from './sign-references.ts';
import { readTranslation, translateEntry } from './translations.ts';

/** The states of a translation, the worst first. */
export const STATES = ['english', 'unreviewed', 'reviewed'] as const;

/**
 * How far the page is translated. `english`: it has no translation, or a sign on it has none, so all of it is shown in
 * English. `unreviewed`: no doctor has read the translation. Other texts without a translation are English on either.
 */
export type TranslationState = (typeof STATES)[number];

type FileState = { state: TranslationState; isMedical: boolean; signs: string[] };

/** The files of one language that were read, by their names. */
export type KnownFiles = Map<string, FileState>;

/** Returns the state of each medical page in a language, by its path without the language; empty for English. */
export function listTranslationStates(contentDir: string, language: LanguageCode): Record<string, TranslationState> {
  if (language === ENGLISH) return {};
  const known: KnownFiles = new Map();
  const pages = listPages(contentDir).flatMap(({ path, file }) => {
    const state = readPageState(contentDir, language, file, known);
    return state ? [[path, state] as const] : [];
  });
  return Object.fromEntries(pages);
}

/** A page that shows medical advice in English, and the files whose gaps are the reason, below the content folder. */
type EnglishPage = { path: string; files: string[] };

/**
 * Lists the medical pages of a language, by their paths without it, that are in English by this content and were not by the
 * one before.
 */
export function listFallenPages(contentDir: string, before: string, language: LanguageCode): EnglishPage[] {
  const states = listTranslationStates(before, language);
  const known: KnownFiles = new Map();
  return listPages(contentDir).flatMap(({ path, file }) => {
    if (!states[path] || states[path] === 'english') return [];
    if (readPageState(contentDir, language, file, known) !== 'english') return [];
    const read = (one: string) => readKnown(contentDir, language, one, known);
    return [{ path, files: listFilesOnPage(file, read).filter((one) => read(one).state === 'english') }];
  });
}

function listPages(contentDir: string): { path: string; file: string }[] {
  return Object.entries(PAGE_FILES).flatMap(([pattern, address]) =>
    listFiles(contentDir, pattern).map((file) => {
      return { file, path: pattern.includes('*') ? `${address}/${fileToId(file)}` : address };
    }),
  );
}

/**
 * Returns the state of the page of a file in a language other than English; `null` for a page without medical advice. A
 * page is no better than the worst of the files whose texts it shows. A caller that asks for many pages of one language
 * keeps what is `known`, because most show the same signs.
 */
export function readPageState(
  contentDir: string,
  language: LanguageCode,
  file: string,
  known: KnownFiles = new Map(),
): TranslationState | null {
  const read = (one: string) => readKnown(contentDir, language, one, known);
  const shown = listFilesOnPage(file, read).map(read);
  if (!shown.some(({ isMedical }) => isMedical)) return null;
  return STATES.find((state) => shown.some((one) => one.state === state)) ?? 'reviewed';
}

/** A page shows the signs that its files name. A service's page and the questions show what holds for anaesthetics too. */
function listFilesOnPage(file: string, read: (file: string) => FileState): string[] {
  const files = isServiceFile(file) || file === FAQ_FILE ? [file, ANAESTHESIA_FILE] : [file];
  const signs = new Set(files.flatMap((one) => read(one).signs));
  return [...files, ...Array.from(signs, (id) => SIGN_FILES.replace('*', id))];
}

function readKnown(contentDir: string, language: LanguageCode, file: string, known: KnownFiles): FileState {
  const state = known.get(file) ?? readFile(contentDir, language, file);
  known.set(file, state);
  return state;
}

function readFile(contentDir: string, language: LanguageCode, file: string): FileState {
  const content = readContentFile(`${contentDir}/${file}`);
  if (!('fields' in content)) return { state: 'english', isMedical: false, signs: [] };
  const { fields, markdown } = content;
  const isMedical = findAdvice(file, fields, markdown) !== undefined;
  const signs = listSignReferences(fields).map(({ id }) => id);
  const translation = readTranslation(contentDir, language, file);
  if (!translation || translateEntry(file, fields, markdown, translation).lacksSign)
    return { state: 'english', isMedical, signs };
  return { state: translation.reviewedBy ? 'reviewed' : 'unreviewed', isMedical, signs };
}
