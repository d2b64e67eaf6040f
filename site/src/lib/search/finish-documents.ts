import type { GlossaryTerm } from '#schemas/glossary.ts';
import type { SearchDocument, SearchFile } from '../browser/search/search-documents.ts';
import { splitWords } from '../browser/search/search-words.ts';
import { collectTermWords, createTermFinder } from './glossary-terms.ts';

/** A document with the texts behind its link in place of their words. */
export type DraftDocument = Omit<SearchDocument, 'words' | 'terms'> & { texts: readonly string[] };

/** Matches the address of a link within a text, behind its label in square brackets. */
const LINK_TARGET = /(?<=\])\([^)]*\)/g;

/** Matches the last part of a path without an anchor: `/services/piles-treatment` -> `piles-treatment` */
const SLUG = /(?<=\/)[^/#]+$/;

/**
 * Replaces the texts by their words, and gives each document the terms that its title, its other names or its address
 * hold, because the address is English in all languages. A term that none of these hold goes to the documents whose text
 * has it. Terms of no document are left out.
 */
export function finishDocuments(
  drafts: readonly DraftDocument[],
  glossary: readonly GlossaryTerm[],
): Pick<SearchFile, 'documents' | 'terms'> {
  const findTerms = createTermFinder(glossary);
  const named = drafts.map(({ title, also = '', href }) =>
    findTerms([title, ...also.split(', '), SLUG.exec(href)?.[0] ?? '']),
  );
  const someName = new Set(named.flat());
  const found = drafts.map(({ texts }, at) => {
    const mentioned = findTerms(texts).filter((term) => !someName.has(term));
    return [...(named[at] ?? []), ...mentioned];
  });
  const used = [...new Set(found.flat())].sort((a, b) => a - b);
  return {
    documents: drafts.map(({ texts, ...document }, at) => {
      const terms = (found[at] ?? []).map((term) => used.indexOf(term));
      return { ...document, words: collectWords(texts), ...(terms.length > 0 && { terms }) };
    }),
    terms: used.flatMap((term) => glossary[term] ?? []).map(collectTermWords),
  };
}

/** Collects the words of some texts, each once, because the search does not read sentences. */
function collectWords(texts: readonly string[]): string {
  return [...new Set(splitWords(texts.join(' ').replaceAll(LINK_TARGET, ' ')))].join(' ');
}
