import { isFiller, leaveOutFillers } from './fillers.ts';
import { splitPlainWords } from './plain-words.ts';
import type { SearchFile } from './search-documents.ts';
import type { Vocabulary } from './vocabulary.ts';

/** How much a name counts that is not the document's own: one of its signs, or of a part of its title. */
const KIN_SHARE = 0.65;
const PART_SHARE = 0.9;

/** A name by which documents are found: a title, another name or a term. */
export type Phrase = {
  /** Numbers of words, each once. */
  words: number[];
  /** Those of words that say much, or all where none does. */
  telling: number[];
  /** The documents of this name by their places. */
  documents: Map<number, { share: number; isTitle: boolean }>;
};

/** Lists all names of documents, each once, and adds their words to the vocabulary. */
export function listPhrases(
  { documents, terms }: Pick<SearchFile, 'documents' | 'terms'>,
  words: Pick<Vocabulary, 'add'>,
): Phrase[] {
  const phrases = new Map<string, Phrase>();
  const phrasesByText = new Map<string, Phrase>();
  const findPhrase = (text: string): Phrase => {
    const all = [...new Set(splitPlainWords(text))];
    const some = leaveOutFillers(all);
    const telling = some.map((word) => words.add(word, true));
    const numbers = some === all ? telling : all.map((word) => words.add(word, !isFiller(word)));
    const key = [...numbers].sort((a, b) => a - b).join(' ');
    const phrase = phrases.get(key) ?? { words: numbers, telling, documents: new Map() };
    phrases.set(key, phrase);
    phrasesByText.set(text, phrase);
    return phrase;
  };
  const name = (text: string, place: number, share: number, isTitle = false) => {
    const phrase = phrasesByText.get(text) ?? findPhrase(text);
    const known = phrase.documents.get(place);
    if (!known) phrase.documents.set(place, { share, isTitle });
    else if (known.share < share) known.share = share;
  };
  const names = documents.map(({ also }) => also?.split(', ') ?? []);
  const termNames = terms.map((term) => term.split(', '));
  const listTerms = (places: readonly number[] = []) => places.flatMap((place) => termNames[place] ?? []);
  for (const [place, { title, kin = [], terms: own, parts }] of documents.entries()) {
    name(title, place, 1, true);
    for (const text of [...(names[place] ?? []), ...listTerms(own)]) name(text, place, 1);
    for (const text of kin.flatMap((sign) => [...(names[sign] ?? []), ...listTerms(documents[sign]?.terms)])) {
      name(text, place, KIN_SHARE);
    }
    for (const text of listTerms(parts)) name(text, place, PART_SHARE);
  }
  return [...phrases.values()].filter((phrase) => phrase.words.length > 0);
}
