import type { Phrase } from './phrases.ts';
import { type SiteIndex, toWeight } from './site-index.ts';
import type { Answer } from './vocabulary.ts';

/** How much a word of the text counts, beside one of a name. */
const TEXT_SHARE = 0.2;

/** The query says a name when this share of the name is said. */
const MOST = 0.6;

/** A word of so few documents tells what somebody means, whatever else is said. */
const FEW = 5;

/** A word of the query with all that answers it. `weight` is greater for a rare word, and small for a filler. */
export type Asked = { answers: readonly Answer[]; weight: number; isFiller: boolean };

/** How well a document answers a query. */
export type Match = {
  /** How well each word of the query is answered. */
  shares: number[];
  /** How much of a name and of the query one name says. */
  name: number;
  /** How much of the title is said. */
  title: number;
  /** Whether a word is answered by itself, not by a sound, a slip or a beginning alone. */
  isCertain: boolean;
  /** Whether the query says a name, or most of one and nothing else. */
  isNamed: boolean;
  /** Whether the query is a name and nothing else. */
  isWhole: boolean;
};

/** The part of one name that the query says. */
type Hit = { shares: number[]; certain: Set<number>; words: Map<number, Answer> };

/** Finds the documents that a query touches, by their places. */
export function findMatches(asked: readonly Asked[], site: SiteIndex): Map<number, Match> {
  const matches = new Map<number, Match>();
  const touch = (place: number): Match => {
    const match = matches.get(place) ?? {
      ...{ shares: asked.map(() => 0), name: 0, title: 0 },
      ...{ isCertain: false, isNamed: false, isWhole: false },
    };
    matches.set(place, match);
    return match;
  };
  for (const [at, { answers }] of asked.entries()) {
    for (const { word, share } of answers) {
      for (const place of site.textsByWord.get(word) ?? []) raise(touch(place).shares, at, share * TEXT_SHARE);
    }
  }
  for (const [phrase, hit] of findHits(asked, site)) {
    const said = readHit(phrase, hit, asked, site);
    for (const [place, { share, isTitle }] of phrase.documents) {
      const match = touch(place);
      for (const [at, part] of hit.shares.entries()) raise(match.shares, at, part * share);
      match.name = Math.max(match.name, said.ofPhrase * said.ofQuery * share);
      if (isTitle) match.title = said.ofPhrase;
      if (hit.certain.size > 0) match.isCertain = true;
      if (share === 1 && said.isNamed) match.isNamed = true;
      if (share === 1 && said.isWhole) match.isWhole = true;
    }
  }
  return matches;
}

/** Sums up how much of the query is said, from none to 1. */
export function weighShares(shares: readonly number[], asked: readonly Asked[]): number {
  const whole = asked.reduce((sum, { weight }) => sum + weight, 0);
  return shares.reduce((sum, share, at) => sum + share * (asked[at]?.weight ?? 0), 0) / whole;
}

function findHits(asked: readonly Asked[], { phrases, phrasesByWord }: SiteIndex): Map<Phrase, Hit> {
  const hits = new Map<Phrase, Hit>();
  for (const [at, { answers }] of asked.entries()) {
    for (const answer of answers) {
      for (const place of phrasesByWord.get(answer.word) ?? []) {
        const phrase = phrases[place] as Phrase;
        const hit = hits.get(phrase) ?? { shares: asked.map(() => 0), certain: new Set(), words: new Map() };
        hits.set(phrase, hit);
        raise(hit.shares, at, answer.share);
        if (answer.isCertain) hit.certain.add(at);
        if ((hit.words.get(answer.word)?.share ?? 0) < answer.share) hit.words.set(answer.word, answer);
      }
    }
  }
  return hits;
}

function readHit({ words, telling }: Phrase, hit: Hit, asked: readonly Asked[], { documents, weighWord }: SiteIndex) {
  const weighAll = (shares: readonly (readonly [word: number, share: number])[]) =>
    shares.reduce((sum, [word, share]) => sum + weighWord(word) * share, 0);
  const said = weighAll(Array.from(hit.words, ([word, { share }]) => [word, share]));
  const ofPhrase = Math.min(1, said / weighAll(words.map((word) => [word, 1])));
  const ofQuery = weighShares(hit.shares, asked);
  const isSaid = telling.every((word) => hit.words.get(word)?.isCertain);
  const [first = 0, second] = telling;
  const must = asked.flatMap(({ isFiller }, at) => (isFiller ? [] : at));
  const isTelling = second !== undefined || must.length <= 1 || weighWord(first) > toWeight(documents.length / FEW);
  const isAll = must.every((at) => hit.certain.has(at));
  const isMost = must.length > 1 && ofPhrase >= MOST && isAll;
  return { ofPhrase, ofQuery, isNamed: (isSaid && isTelling) || isMost, isWhole: isSaid && isAll };
}

function raise(shares: number[], at: number, share: number): void {
  shares[at] = Math.max(shares[at] ?? 0, share);
}
