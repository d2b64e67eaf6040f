import { LANGUAGE } from '#messages/language.ts';

/** The path of a page in a language, by default that of this build: `/book` -> `/mr/book`. */
export function toLanguagePath(path: string, { prefix }: { prefix: string } = LANGUAGE): string {
  if (prefix === '') return path;
  return prefix + (/^\/(?:$|[?#])/.test(path) ? path.slice(1) : path);
}

/** The public address of a page in a language, by default that of this build. */
export function toLanguageUrl(path: string, site: URL, language: { prefix: string } = LANGUAGE): string {
  return new URL(toLanguagePath(path, language), site).href;
}
