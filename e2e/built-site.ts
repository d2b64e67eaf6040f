import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ENGLISH, LANGUAGE_CODES, LANGUAGES, type LanguageCode } from '@clinic/contract/languages.ts';

export const BUILT_SITE = join(import.meta.dirname, '../site/dist/client');
/** The files that pages of the desk load. */
export const BUILT_DESK = join(import.meta.dirname, '../site/dist/desk/client');

/**
 * Lists all built pages of a language, including error pages: `index.html` -> `/`, `mr/services/x.html` ->
 * `/mr/services/x`.
 */
export function listPages(language: LanguageCode = ENGLISH): string[] {
  return listAllPages().filter((path) => getPageLanguage(path) === language);
}

function getPageLanguage(path: string): LanguageCode {
  const isIn = (code: LanguageCode) => code !== ENGLISH && `${path}/`.startsWith(`${LANGUAGES[code].prefix}/`);
  return LANGUAGE_CODES.find(isIn) ?? ENGLISH;
}

function listAllPages(): string[] {
  return readdirSync(BUILT_SITE, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.name.endsWith('.html'))
    .map((entry) => `/${relative(BUILT_SITE, join(entry.parentPath, entry.name))}`)
    .map((path) => path.replace(/\.html$/, '').replace(/^(\/\w\w)?\/index$/, (_path, prefix = '') => prefix || '/'))
    .sort();
}

export function isErrorPage(path: string): boolean {
  return path.endsWith('/404');
}

/** Reads the built HTML of a page. */
export function readPage(path: string): string {
  return readFileSync(toPageFile(path), 'utf8');
}

/** The file of a built page: `/` -> `index.html`. */
export function toPageFile(path: string): string {
  return join(BUILT_SITE, `${/^\/(?:\w\w)?$/.test(path) ? `${path}/index` : path}.html`);
}
