import { isUrgent } from '#lib/services/tiers.ts';
import { isFiller } from './fillers.ts';
import { type Asked, findMatches, type Match, weighShares } from './matches.ts';
import type { SearchDocument, SearchFile, SearchKind } from './search-documents.ts';
import { splitDoctorName, splitQuery } from './search-words.ts';
import { createSiteIndex, FILLER_SHARE } from './site-index.ts';
import { createVocabulary } from './vocabulary.ts';

/** Finds documents, the best first; each is named by its place in the list. */
export type FindDocuments = (query: string) => number[];

/** How much a whole name counts, beside its words. */
const NAME_WEIGHT = 1.5;

/** Between equals a title comes first, and then a page. */
const TITLE_WEIGHT = 0.1;
const KIND_WEIGHTS: Record<SearchKind, number> = { page: 0.04, symptom: 0.03, question: 0.02, doctor: 0.01, post: 0 };

/** Results that match this much worse than the best are noise. */
const LEAST_SHARE_OF_BEST = 0.35;

/** Prepares the search over the documents of this file. */
export function createSearchIndex(
  file: Pick<SearchFile, 'documents' | 'terms'>,
  vocabulary = createVocabulary(),
): FindDocuments {
  const site = createSiteIndex(file, vocabulary);
  const { documents, weigh } = site;

  const ask = (words: string[]): Asked[] => {
    const found = words.map((word, at) => vocabulary.find(word, at === words.length - 1));
    // Many names are written in one word and in two: 'gall stone', 'gallstone'.
    for (const [at, word] of words.entries()) {
      const next = words[at + 1];
      const joined = next === undefined ? [] : vocabulary.findName(word + next);
      for (const place of [at, at + 1]) found[place]?.[0]?.push(...joined);
    }
    return found.flatMap((parts, at) => {
      const isLittle = isFiller(words[at] ?? '');
      return parts.map((answers) => {
        const best = Math.max(0, ...answers.map(({ share }) => share));
        const weight = weigh(answers.filter(({ share }) => share === best)) * (isLittle ? FILLER_SHARE : 1);
        return { answers, weight, isFiller: isLittle };
      });
    });
  };

  const search = (words: string[]) => {
    const all = ask(words);
    const asked = all.filter(({ answers }) => answers.length > 0);
    const isAnswered = asked.some((word) => !word.isFiller) || all.every((word) => word.isFiller);
    const scored = [...findMatches(asked, site)].flatMap(([place, match]) => {
      const document = documents[place];
      if (!document || (isUrgent(document.tier) && !match.isCertain) || (!isAnswered && !match.isWhole)) return [];
      const ofNames = NAME_WEIGHT * match.name + TITLE_WEIGHT * match.title + KIND_WEIGHTS[document.kind];
      const score = weighShares(match.shares, asked) + ofNames;
      return [{ place, rank: rankMatch(match, document), score, isTitled: match.title > 0 }];
    });
    const best = Math.max(0, ...scored.map(({ score }) => score));
    return scored
      .filter(({ rank, score }) => rank > 0 || score >= best * LEAST_SHARE_OF_BEST)
      .sort((a, b) => b.rank - a.rank || b.score - a.score || a.place - b.place);
  };
  return (query) => {
    const people = search(splitDoctorName(query)).filter(
      ({ place, isTitled }) => isTitled && documents[place]?.kind === 'doctor',
    );
    return [...new Set([...people, ...search(splitQuery(query))].map(({ place }) => place))];
  };
}

/**
 * A document of which the query is a name comes before all others, a sign that cannot wait before a page. Then comes a
 * sign that cannot wait whose name is a part of the query.
 */
function rankMatch({ isNamed, isWhole }: Match, document: SearchDocument): number {
  if (isWhole) return isUrgent(document.tier) ? 4 : document.kind === 'page' ? 3 : 2;
  return isUrgent(document.tier) && isNamed ? 1 : 0;
}

/**
 * Finds the item of a list for each document: the one at its place, if its link has the document's title, else the one whose
 * link has. An open page may be older than the file, and then a place in one names nothing in the other.
 */
export function matchItems<Item extends Element>(
  items: readonly Item[],
  documents: readonly Pick<SearchDocument, 'title'>[],
): (Item | undefined)[] {
  // A page keeps some words together with other spaces than the file.
  const toLetters = (text: string) => text.replaceAll(/\s/g, '');
  const titles = items.map((item) => toLetters(item.querySelector('a')?.textContent ?? ''));
  return documents.map(({ title }, place) => {
    const wanted = toLetters(title);
    return items[titles[place] === wanted ? place : titles.indexOf(wanted)];
  });
}
