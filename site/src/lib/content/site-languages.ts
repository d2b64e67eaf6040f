import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ENGLISH, LANGUAGE_CODES, type LanguageCode } from '@clinic/contract/languages.ts';

/** The languages of a clinic's site, English first: each other one has a folder in `content/`. */
export function listSiteLanguages(contentDir: string): LanguageCode[] {
  return LANGUAGE_CODES.filter((code) => code === ENGLISH || existsSync(join(contentDir, code)));
}
