import { listPhrases, type Phrase } from './phrases.ts';
import { splitPlainWords } from './plain-words.ts';
import type { SearchDocument, SearchFile } from './search-documents.ts';
import type { Answer, Vocabulary } from './vocabulary.ts';

/** How much a word that says little counts, beside another that is as rare. */
export const FILLER_SHARE = 0.1;

/** The names and texts of a site, by the numbers of their words. */
export type SiteIndex = {
  documents: readonly SearchDocument[];
  phrases: readonly Phrase[];
  phrasesByWord: ReadonlyMap<number, readonly number[]>;
  /** Places of documents by the words of their texts. */
  textsByWord: ReadonlyMap<number, readonly number[]>;
  /** How much answers to a word tell: little when they name many documents. */
  weigh: (answers: readonly Answer[]) => number;
  weighWord: (word: number) => number;
};

/** Reads the names and texts of documents, and adds their words to the vocabulary. */
export function createSiteIndex(
  file: Pick<SearchFile, 'documents' | 'terms'>,
  vocabulary: Pick<Vocabulary, 'add'>,
): SiteIndex {
  const { documents } = file;
  const phrases = listPhrases(file, vocabulary);
  const phrasesByWord = groupByWord(phrases.map(({ words }) => words));
  const textsByWord = groupByWord(
    documents.map(({ words = '' }) => splitPlainWords(words).map((word) => vocabulary.add(word, false))),
  );
  /** Counts the documents that one of these words names, or, when none does, that tell of it. */
  const countDocuments = (answers: readonly Answer[]) => {
    const named = answers
      .flatMap(({ word }) => phrasesByWord.get(word) ?? [])
      .flatMap((at) => [...(phrases[at]?.documents.keys() ?? [])]);
    if (named.length > 0) return new Set(named).size;
    return new Set(answers.flatMap(({ word }) => textsByWord.get(word) ?? [])).size;
  };
  const weigh = (answers: readonly Answer[]) => toWeight(documents.length / Math.max(1, countDocuments(answers)));
  const fillers = new Set(phrases.flatMap(({ words, telling }) => words.filter((word) => !telling.includes(word))));
  const weights = new Map<number, number>();
  const weighWord = (word: number) => {
    const weight =
      weights.get(word) ?? weigh([{ word, share: 1, isCertain: true }]) * (fillers.has(word) ? FILLER_SHARE : 1);
    weights.set(word, weight);
    return weight;
  };
  return { documents, phrases, phrasesByWord, textsByWord, weigh, weighWord };
}

/** The weight of a word that one of so many documents has. */
export const toWeight = (documents: number) => Math.log(1 + documents);

/** Lists the places of lists by the words in them. */
function groupByWord(lists: readonly (readonly number[])[]): Map<number, number[]> {
  const places = new Map<number, number[]>();
  for (const [place, words] of lists.entries()) {
    for (const word of words) {
      const known = places.get(word);
      if (known) known.push(place);
      else places.set(word, [place]);
    }
  }
  return places;
}
