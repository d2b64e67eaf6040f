import type { GlossaryTerm } from '#schemas/glossary.ts';
import { soundOut, splitQuery, splitWords } from '../browser/search/search-words.ts';

/** Matches what stands in brackets behind a name or within it: `फिशर (गुदा की दरार)` */
const BRACKETED = /\(([^)]*)\)/g;

/** Matches the end of an English plural. */
const PLURAL = /(?<=.{3})s$/;

/** Lists the places of terms in the glossary that some texts name, each once. */
export type FindTerms = (texts: readonly string[]) => number[];

/** The words of a term's names, one for each sound, because the search finds a word by its sound. */
export function collectTermWords(term: GlossaryTerm): string {
  const words = new Map<string, string>();
  for (const word of splitQuery(listNames(term).join(' '))) {
    const sound = soundOut(word);
    if (!words.has(sound)) words.set(sound, word);
  }
  return [...words.values()].join(' ');
}

/**
 * Finds terms by each of their names, in any language. A term at the end of a longer one is another thing: the bladder
 * is not meant in 'gall bladder'.
 */
export function createTermFinder(terms: readonly GlossaryTerm[]): FindTerms {
  const places = new Map<string, number[]>();
  for (const [place, term] of terms.entries()) {
    for (const name of listNames(term)) {
      const key = splitWords(leaveOutBrackets(name)).join(' ');
      places.set(key, [...(places.get(key) ?? []), place]);
    }
  }
  const names = Array.from(places.keys(), (key) => key.split(' '));
  const longest = Math.max(0, ...names.map(({ length }) => length));
  const firstWords = new Set(names.map(([first]) => first));
  const findInText = (text: string) => {
    const words = splitWords(text);
    const beginsName = words.map((word) => firstWords.has(word) || firstWords.has(word.replace(PLURAL, '')));
    const found: number[] = [];
    for (let end = 1; end <= words.length; end++) {
      // The first start has the longest name.
      for (let start = Math.max(0, end - longest); start < end; start++) {
        if (!beginsName[start]) continue;
        const name = words.slice(start, end).join(' ');
        const named = places.get(name) ?? places.get(name.replace(PLURAL, ''));
        if (!named) continue;
        found.push(...named);
        break;
      }
    }
    return found;
  };
  return (texts) => [...new Set(texts.flatMap(findInText))].sort((a, b) => a - b);
}

const listNames = ({ english, hindi, marathi, also }: GlossaryTerm) => [english, hindi, marathi, ...also];

const leaveOutBrackets = (name: string) => name.replaceAll(BRACKETED, ' ').replaceAll(/\s+/g, ' ').trim();
