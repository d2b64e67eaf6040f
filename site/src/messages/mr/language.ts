import type { LANGUAGES, LanguageCode } from '@clinic/contract/languages.ts';

/** The language of this build of the site. Written out, because every page's script reads it. */
export const LANGUAGE: { code: LanguageCode; tag: string; prefix: string } = {
  code: 'mr',
  tag: 'mr-IN',
  prefix: '/mr',
} satisfies { code: 'mr' } & Pick<(typeof LANGUAGES)['mr'], 'tag' | 'prefix'>;
