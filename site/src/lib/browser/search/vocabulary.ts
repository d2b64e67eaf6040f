import { isFiller } from './fillers.ts';
import { canBeSlips, countSlips, toLetters } from './slips.ts';
import { findRoot, findSkeleton, soundOut } from './word-forms.ts';

/** How well a word of the site answers a word of the query; an exact one answers by 1. */
const ANSWERS = { root: 0.85, sound: 0.7, skeleton: 0.55, prefix: 0.5, slip: 0.45 };

/** Slips are forgiven in words from this length on: one in five letters. */
const SLIP_MIN_LETTERS = 4;
const SLIP_SHARE = 0.2;
const MAX_SLIPS = 3;

/** The beginnings of a word that are completed. */
const PREFIX_MIN_LETTERS = 2;
const SOUND_PREFIX_MIN_LETTERS = 4;

/** The most words that complete a beginning. */
const MAX_COMPLETIONS = 40;

/** The shortest part of a word that is written in one and said in two: `पोटदुखी` */
const PART_MIN_LETTERS = 2;

/** A word of the site that answers a word of the query. */
export type Answer = {
  word: number;
  /** Above 0 to 1. */
  share: number;
  /** Whether it is the word itself in one of its forms, neither a sound nor a slip nor a beginning. */
  isCertain: boolean;
};

/** The words of a site, each with a number. */
export type Vocabulary = {
  /** Returns the number of a word; `isName` for a word of a title or another name, which can be found by its sound. */
  add: (word: string, isName: boolean) => number;
  /** Finds what answers a word; one list for each part of a word that is written in one and said in two. */
  find: (word: string, isLast: boolean) => Answer[][];
  /** Finds the word itself in its forms among names. */
  findName: (word: string) => Answer[];
};

/** Creates an empty vocabulary. Tests count its comparisons by another `compare`. */
export function createVocabulary(compare = countSlips): Vocabulary {
  const numbers = new Map<string, number>();
  const names = new Set<number>();
  const [byRoot, bySound, bySkeleton] = [new Lists(), new Lists(), new Lists()];
  const byLength = new Map<number, Map<string, number>>();

  const add = (word: string, isName: boolean) => {
    let number = numbers.get(word);
    if (number === undefined) {
      number = numbers.size;
      numbers.set(word, number);
      byRoot.add(findRoot(word), number);
    }
    if (isName && !names.has(number)) {
      names.add(number);
      const sound = soundOut(word);
      bySound.add(sound, number);
      bySkeleton.add(findSkeleton(word), number);
      byLength.set(sound.length, (byLength.get(sound.length) ?? new Map()).set(sound, toLetters(sound)));
    }
    return number;
  };

  const toAnswers = (found: readonly number[], share: number, isCertain = false) =>
    found.map((word) => ({ word, share, isCertain }));
  const findForms = (word: string): Answer[] => {
    const exact = numbers.get(word);
    const forms = toAnswers(byRoot.get(findRoot(word)), ANSWERS.root, true);
    return forms.map((answer) => (answer.word === exact ? { ...answer, share: 1 } : answer));
  };
  const isName = ({ word }: Answer) => names.has(word);
  const findName = (word: string) => findForms(word).filter(isName);
  const findSound = (word: string) => toAnswers(bySound.get(soundOut(word)), ANSWERS.sound);
  const findBySkeleton = (word: string) => {
    const skeleton = findSkeleton(word);
    return skeleton ? toAnswers(bySkeleton.get(skeleton), ANSWERS.skeleton) : [];
  };
  const complete = (word: string): Answer[] => {
    if (word.length < PREFIX_MIN_LETTERS) return [];
    const found: Answer[] = [];
    for (const [longer, number] of numbers) {
      if (found.length === MAX_COMPLETIONS) break;
      if (longer.length === word.length || !longer.startsWith(word) || !names.has(number)) continue;
      found.push({ word: number, share: ANSWERS.prefix * (word.length / longer.length) ** 0.5, isCertain: false });
    }
    return found;
  };
  const completeSound = (word: string): Answer[] => {
    const sound = soundOut(word);
    if (sound.length < SOUND_PREFIX_MIN_LETTERS) return [];
    const longer = bySound.keys().filter((other) => other.startsWith(sound));
    return toAnswers(longer.flatMap((other) => bySound.get(other)).slice(0, MAX_COMPLETIONS), ANSWERS.prefix / 2);
  };
  const findParts = (word: string): Answer[][] => {
    const findPart = (part: string) => [findName, findSound, findBySkeleton].map((find) => find(part)).find(hasSome);
    for (let end = word.length - PART_MIN_LETTERS; end >= PART_MIN_LETTERS; end--) {
      const [first, second] = [findPart(word.slice(0, end)), findPart(word.slice(end))];
      if (first && second) return [first, second];
    }
    return [];
  };
  const findSlips = (word: string): Answer[] => {
    const sound = soundOut(word);
    let most =
      word.length < SLIP_MIN_LETTERS ? 0 : Math.min(MAX_SLIPS, Math.max(1, Math.round(sound.length * SLIP_SHARE)));
    const letters = toLetters(sound);
    let nearest: string[] = [];
    for (let length = sound.length - most; most > 0 && length <= sound.length + MAX_SLIPS; length++) {
      for (const [other, otherLetters] of byLength.get(length) ?? []) {
        if (!canBeSlips(letters, otherLetters, most)) continue;
        const slips = compare(sound, other, most);
        if (slips > most) continue;
        if (slips < most) nearest = [];
        most = slips;
        nearest.push(other);
      }
    }
    return nearest.flatMap((other) => toAnswers(bySound.get(other), ANSWERS.slip));
  };

  const find = (word: string, isLast: boolean): Answer[][] => {
    const forms = findForms(word);
    if (isFiller(word) && !isLast) return [forms];
    const own = [...forms, ...findSound(word).filter((answer) => !forms.some((form) => form.word === answer.word))];
    if (own.some(isName)) return [isLast ? [...own, ...complete(word)] : own];
    const near = [findBySkeleton, complete, completeSound].map((search) => search(word)).find(hasSome);
    if (near) return [[...own, ...near]];
    const parts = findParts(word);
    if (parts.length > 0) return parts;
    return [own.length > 0 ? own : findSlips(word)];
  };
  return { add, find, findName };
}

const hasSome = (answers: readonly Answer[]) => answers.length > 0;

/** Numbers of words by a key. */
class Lists {
  #lists = new Map<string, number[]>();

  add(key: string, number: number) {
    const list = this.#lists.get(key);
    if (list) list.push(number);
    else this.#lists.set(key, [number]);
  }

  keys(): string[] {
    return [...this.#lists.keys()];
  }

  get(key: string): readonly number[] {
    return this.#lists.get(key) ?? [];
  }
}
