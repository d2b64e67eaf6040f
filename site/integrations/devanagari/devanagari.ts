import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { LANGUAGES, type LanguageCode } from '@clinic/contract/languages.ts';
import type { Plugin } from 'vite';
import { prepareTextFont } from './text-font.ts';

const FOLDER = new URL('../../src/layouts/devanagari/', import.meta.url);

const FONT = /^virtual:devanagari\.woff2/;

/** Gives pages in Devanagari letters their font and typography, in the place of the module that names Latin ones. */
export function devanagari(language: LanguageCode): Plugin[] {
  if (LANGUAGES[language].script !== 'Devanagari') return [];
  return [
    {
      name: 'devanagari',
      enforce: 'pre',
      // An alias, because a plugin is not asked for the addresses in style sheets.
      config: async () => ({
        resolve: { alias: [{ find: FONT, replacement: await prepareTextFont(language) }] },
      }),
      resolveId: (source) => (source === '#layouts/fonts.ts' ? fileURLToPath(new URL('fonts.ts', FOLDER)) : null),
    },
  ];
}

/** Reads the style sheet whose leadings and trackings replace those of `tokens.css`; empty for other letters. */
export function readDevanagariTokens(language: LanguageCode): string {
  return LANGUAGES[language].script !== 'Devanagari' ? '' : readFileSync(new URL('devanagari.css', FOLDER), 'utf8');
}
