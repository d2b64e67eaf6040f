import type { GlossaryTerm } from '#schemas/glossary.ts';
import { splitPlainWords } from '../browser/search/plain-words.ts';

/** Matches what stands in brackets behind a name or within it: `फिशर (गुदा की दरार)` */
const BRACKETED = /\(([^)]*)\)/g;

/** Matches the end of an English plural. */
const PLURAL = /(?<=.{3})s$/;

/** Finds the places of terms in the glossary, each once. */
export type TermFinder = {
  /** Finds those that some texts name. */
  findIn: (texts: readonly string[]) => number[];
  /** Finds those that one of these names in a language; another name of a term may be one of other things too. */
  findNamed: (names: readonly string[]) => number[];
};

/** The names of a term, each once, with commas between them. Words in brackets are a name too. */
export function collectTermNames(term: GlossaryTerm): string {
  const names = listNames(term).flatMap((name) => [
    leaveOutBrackets(name),
    ...Array.from(name.matchAll(BRACKETED), ([, inner = '']) => inner),
  ]);
  return [...new Map(names.map((name) => [toKey(name), name.replaceAll(',', '')])).values()].join(', ');
}

/**
 * Finds terms by each of their names, in any language. A term at the end of a longer one is another thing: the bladder
 * is not meant in 'gall bladder'.
 */
export function createTermFinder(terms: readonly GlossaryTerm[]): TermFinder {
  const places = new Map<string, number[]>();
  for (const [place, term] of terms.entries()) {
    for (const name of listNames(term)) {
      const key = toKey(leaveOutBrackets(name));
      places.set(key, [...(places.get(key) ?? []), place]);
    }
  }
  const mainPlaces = Map.groupBy(
    terms.flatMap(({ english, hindi, marathi }, place) =>
      // An explanation tells an English word from another of the same letters: 'discharge (fluid)'.
      [english, leaveOutBrackets(hindi), leaveOutBrackets(marathi)].map((name) => ({ key: toKey(name), place })),
    ),
    ({ key }) => key,
  );
  const names = Array.from(places.keys(), (key) => key.split(' '));
  const longest = Math.max(0, ...names.map(({ length }) => length));
  const firstWords = new Set(names.map(([first]) => first));
  const findInText = (text: string) => {
    const words = splitPlainWords(text);
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
  const listOnce = (found: number[]) => [...new Set(found)].sort((a, b) => a - b);
  return {
    findIn: (texts) => listOnce(texts.flatMap(findInText)),
    findNamed: (all) => listOnce(all.flatMap((name) => mainPlaces.get(toKey(name)) ?? []).map(({ place }) => place)),
  };
}

const toKey = (name: string) => splitPlainWords(name).join(' ');

const listNames = ({ english, hindi, marathi, also }: GlossaryTerm) => [english, hindi, marathi, ...also];

const leaveOutBrackets = (name: string) => name.replaceAll(BRACKETED, ' ').replaceAll(/\s+/g, ' ').trim();
