import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ENGLISH, type LanguageCode } from '@clinic/contract/languages.ts';
import type { Plugin } from 'vite';
import { CONTENT_DIR } from '../settings.ts';
import { readAnchorTexts, readShownNames } from '../src/lib/content/shown-texts.ts';

const MESSAGES = '#messages/';
/** The folders of a language's words: those of the site, and those that mails have too. */
const FOLDERS = ['../src/messages', '../../contract/src/messages', '../../mails/src/messages'];

/** The modules that are made from the content: their only export, and its entries. */
const MADE = {
  'shown-names.ts': { name: 'SHOWN_NAMES', read: readShownNames },
  'anchor-texts.ts': { name: 'ANCHOR_TEXTS', read: readAnchorTexts },
} as const;

/** Rollup's mark of a module that is not a file. */
const MADE_PREFIX = '\0made:';

/**
 * Builds the site in another language: an import of `#messages/booking.ts` reads `messages/mr/booking.ts`. A module that
 * the language does not have stops the build, because it would stay English.
 */
export function chosenLanguage(language: LanguageCode, contentDir = CONTENT_DIR): Plugin[] {
  if (language === ENGLISH) return [];
  return [
    {
      name: 'chosen-language',
      enforce: 'pre',
      resolveId(source) {
        if (!source.startsWith(MESSAGES)) return null;
        const module = source.slice(MESSAGES.length);
        if (module in MADE) return MADE_PREFIX + module;
        const files = FOLDERS.map((folder) =>
          fileURLToPath(new URL(`${folder}/${language}/${module}`, import.meta.url)),
        );
        const found = files.find((file) => existsSync(file));
        if (!found) throw new Error(`The language ${language} lacks messages/${language}/${module}.`);
        return found;
      },
      load(id) {
        if (!id.startsWith(MADE_PREFIX)) return null;
        const { name, read } = MADE[id.slice(MADE_PREFIX.length) as keyof typeof MADE];
        return `export const ${name} = new Map(${JSON.stringify(read(contentDir, language))});`;
      },
    },
  ];
}
