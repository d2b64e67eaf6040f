import { getCollection } from 'astro:content';
import { ENGLISH, getLanguage, LANGUAGE_CODES, type Language } from '@clinic/contract/languages.ts';
import { LANGUAGE } from '#messages/language.ts';
import type { TranslationState } from '../content/medical-pages.ts';
import { onceInBuild } from '../pictures/once-in-build.ts';
import { toLanguagePath } from './language-path.ts';
import { getPagePaths } from './site-paths.ts';

/** A language of the site, and the path of a page in it. */
export type LanguageChoice = Pick<Language, 'tag' | 'ownName'> & {
  href: string;
  /** Whether it is the language of this page. */
  isCurrent: boolean;
};

const getStates = onceInBuild(async () => {
  const entries = await getCollection('languages');
  return new Map<string, Record<string, TranslationState>>(entries.map(({ id, data }) => [id, data.states]));
});

/**
 * The page in each language of the site, English first; empty on a site in one language. A page without an address, such
 * as an answer to a form, leads to the home pages.
 */
export async function getLanguageChoices(path: string): Promise<LanguageChoice[]> {
  const languages = await getSiteLanguages();
  if (languages.length < 2) return [];
  const target = (await getPagePaths()).includes(path) ? path : '/';
  return languages.map((language) => ({
    tag: language.tag,
    ownName: language.ownName,
    href: toLanguagePath(target, language),
    isCurrent: language.code === LANGUAGE.code,
  }));
}

/** The state of this page's translation, by its path without the language; `null` when it needs no doctor's eye. */
export async function getTranslationState(path: string): Promise<TranslationState | null> {
  return (await getStates()).get(LANGUAGE.code)?.[path] ?? null;
}

/** The languages in which search engines may show a page: a medical page has to be reviewed by a doctor first. */
export async function getIndexableLanguages(path: string): Promise<Language[]> {
  const states = await getStates();
  return (await getSiteLanguages()).filter(({ code }) => {
    const state = states.get(code)?.[path];
    return code === ENGLISH || state === undefined || state === 'reviewed';
  });
}

async function getSiteLanguages(): Promise<Language[]> {
  const states = await getStates();
  return LANGUAGE_CODES.filter((code) => states.has(code)).map(getLanguage);
}
