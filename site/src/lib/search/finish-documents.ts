import type { Glossary } from '#schemas/glossary.ts';
import type { SearchDocument, SearchFile } from '../browser/search/search-documents.ts';
import { splitTelling } from '../browser/search/search-words.ts';
import { findRoot } from '../browser/search/word-forms.ts';
import { collectTermNames, createTermFinder } from './glossary-terms.ts';

/** A document with the texts behind its link in place of their words. */
export type DraftDocument = Omit<SearchDocument, 'also' | 'kin' | 'terms' | 'parts' | 'words'> & {
  /** Other names, beside those that the glossary has for the address. */
  also?: readonly string[];
  /** Addresses of services that are found by the names of this sign too. */
  services?: readonly string[];
  texts: readonly string[];
};

/** Matches the address of a link within a text, behind its label in square brackets. */
const LINK_TARGET = /(?<=\])\([^)]*\)/g;

/** Matches the last part of a path without an anchor: `/services/piles-treatment` -> `piles-treatment` */
const SLUG = /(?<=\/)[^/#]+$/;

/** A word in the texts of more documents than this tells nothing about one of them. */
const COMMON_TEXTS = 2;

/**
 * Replaces the texts by their words, and gives each document the terms of the glossary that name it: those of a page's
 * title or address, which is English in all languages, and those that are another name. Terms of words in other titles
 * and names are its parts. A term that none of these hold goes to the documents whose text has it. Terms of no document
 * are left out.
 */
export function finishDocuments(
  drafts: readonly DraftDocument[],
  { terms: glossary, pages }: Glossary,
): Pick<SearchFile, 'documents' | 'terms'> {
  const finder = createTermFinder(glossary);
  const listNames = ({ also = [], href }: DraftDocument) => [
    ...new Set([...also, ...pages.filter((page) => page.href === href).flatMap((page) => page.also)]),
  ];
  const named = drafts.map((draft) => {
    const { kind, title, href } = draft;
    const names = listNames(draft);
    const titles = [title, SLUG.exec(href)?.[0] ?? ''];
    const whole = finder.findNamed([title, ...names]);
    return {
      terms: kind === 'page' ? [...finder.findIn(titles), ...whole] : whole,
      parts: finder.findIn([...titles, ...names]),
    };
  });
  const someName = new Set(named.flatMap(({ terms, parts }) => [...terms, ...parts]));
  const found = drafts.map(({ texts }, at) => {
    const { terms = [], parts = [] } = named[at] ?? {};
    const mentioned = finder.findIn(texts).filter((term) => !someName.has(term));
    return { terms: unite(terms), parts: unite([...parts, ...mentioned]).filter((term) => !terms.includes(term)) };
  });
  const used = unite(found.flatMap(({ terms, parts }) => [...terms, ...parts]));
  const words = collectWords(
    drafts.map((draft) => ({ names: [draft.title, ...listNames(draft)], texts: draft.texts })),
  );
  const renumber = (terms: number[]) => terms.map((term) => used.indexOf(term));
  return {
    documents: drafts.map((draft, at) => {
      const { texts: _texts, also: _also, services: _services, ...document } = draft;
      const { terms = [], parts = [] } = found[at] ?? {};
      const names = listNames(draft);
      const kin = drafts.flatMap(({ services }, place) => (services?.includes(document.href) ? [place] : []));
      return {
        ...document,
        ...(names.length > 0 && { also: names.join(', ') }),
        ...(kin.length > 0 && { kin }),
        ...(terms.length > 0 && { terms: renumber(terms) }),
        ...(parts.length > 0 && { parts: renumber(parts) }),
        words: words[at] ?? '',
      };
    }),
    terms: used.flatMap((term) => glossary[term] ?? []).map(collectTermNames),
  };
}

const unite = (terms: readonly number[]) => [...new Set(terms)].sort((a, b) => a - b);

/**
 * Collects the words of each document's texts, each once whatever its form, because the search does not read sentences.
 * Words of the document's names and of many texts are left out.
 */
function collectWords(drafts: readonly { names: readonly string[]; texts: readonly string[] }[]): string[] {
  const split = (texts: readonly string[]) =>
    new Map(splitTelling(texts.join(' ').replaceAll(LINK_TARGET, ' ')).map((word) => [findRoot(word), word]));
  const collected = drafts.map(({ names, texts }) => {
    const named = split(names);
    return [...split(texts)].filter(([root]) => !named.has(root));
  });
  const counts = new Map<string, number>();
  for (const [root] of collected.flat()) counts.set(root, (counts.get(root) ?? 0) + 1);
  return collected.map((words) =>
    words.flatMap(([root, word]) => ((counts.get(root) ?? 0) > COMMON_TEXTS ? [] : word)).join(' '),
  );
}
