import MiniSearch, { type Query } from 'minisearch';
import type { SearchFile } from './search-documents.ts';
import { joinNeighbours, soundOut, splitName, splitQuery, splitWords } from './search-words.ts';

/** Finds documents, the best first; each is named by its place in the list. */
export type FindDocuments = (query: string) => number[];

/** Slips are forgiven in words from this length on: one in five letters. */
const FUZZY_MIN_LETTERS = 4;
const FUZZY_SHARE = 0.2;

/** Results that match this much worse than the best are noise. */
const LEAST_SHARE_OF_BEST = 0.12;

/** Matches the last part of a path without an anchor: `/services/piles-treatment` -> `piles-treatment` */
const SLUG = /\/([^/#]+)$/;

/** Prepares the search over the documents of this file. */
export function createSearchIndex({ documents, terms }: Pick<SearchFile, 'documents' | 'terms'>): FindDocuments {
  const spellings = new Map<string, string[]>();
  const index = new MiniSearch({
    fields: ['title', 'also', 'terms', 'words'],
    tokenize: (text, field) => {
      const words = splitWords(text);
      return field === 'words' || field === 'terms' ? words : [...words, ...joinNeighbours(words)];
    },
    processTerm: (word) => {
      const known = spellings.get(word) ?? [...new Set([word, soundOut(word)])];
      spellings.set(word, known);
      return known;
    },
    searchOptions: {
      boost: { title: 5, also: 3, terms: 0.5 },
      tokenize: (text) => [text],
      processTerm: (word) => word,
      prefix: true,
      fuzzy: (word) => (word.length < FUZZY_MIN_LETTERS ? false : FUZZY_SHARE),
      weights: { fuzzy: 0.3, prefix: 0.6 },
    },
  });
  index.addAll(
    documents.map(({ title, also, words, href, terms: places = [] }, id) => {
      // A page in another language keeps its English address.
      const slug = splitWords(SLUG.exec(href)?.[1] ?? '');
      const own = splitWords(title);
      const more = [...slug.filter((word) => !own.includes(word)), ...places.map((place) => terms[place] ?? '')];
      return { id, title, also, words, terms: more.join(' ') };
    }),
  );
  const searchAll = (words: string[], toOne: (word: string) => Query) => {
    const found = index.search(toQuery(words, toOne));
    return found.length > 0 ? found : null;
  };
  const searchAny = (words: string[]) => index.search({ combineWith: 'OR', queries: words.map(toWordQuery) });
  const search = (words: string[]): number[] => {
    if (words.length === 0) return [];
    const found = searchAll(words, toWordQuery) ?? searchAll(words, toSwappedQuery) ?? searchAny(words);
    const least = (found[0]?.score ?? 0) * LEAST_SHARE_OF_BEST;
    return found.filter(({ score }) => score >= least).map(({ id }) => id);
  };
  return (query) => {
    const named = search(splitName(query)).filter((place) => documents[place]?.kind === 'doctor');
    return [...new Set([...named, ...search(splitQuery(query))])];
  };
}

/** All the words, each as it is written or as it sounds; or all of them with two neighbours written as one. */
function toQuery(words: string[], toOne: (word: string) => Query): Query {
  const joined = joinNeighbours(words).map((pair, at) => [...words.slice(0, at), pair, ...words.slice(at + 2)]);
  return {
    combineWith: 'OR',
    queries: [words, ...joined].map((spelling) => ({ combineWith: 'AND', queries: spelling.map(toOne) })),
  };
}

function toWordQuery(word: string): Query {
  return { combineWith: 'OR', queries: [...new Set([word, soundOut(word)])] };
}

/** The word as it is, or with two neighbouring letters swapped, which are two slips to MiniSearch: `thyriod` */
function toSwappedQuery(word: string): Query {
  const swapped = [...word.matchAll(/(?=(.)(.))/gu)].map(({ index, 1: one = '', 2: other = '' }) =>
    [word.slice(0, index), other, one, word.slice(index + one.length + other.length)].join(''),
  );
  return { combineWith: 'OR', queries: [toWordQuery(word), { combineWith: 'OR', fuzzy: false, queries: swapped }] };
}
