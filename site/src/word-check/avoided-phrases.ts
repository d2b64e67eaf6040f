import { type ContentText, toMistakeLine } from '#lib/content/texts.ts';
import type { WrittenPage } from './written-pages.ts';

export type AvoidedPhrase = { phrase: string; instead: string };

/** Returns one line for each phrase in a text that `content/wording.yaml` tells to avoid. */
export function findAvoidedPhrases(texts: ContentText[], phrases: AvoidedPhrase[]): string[] {
  return texts.flatMap((text) => {
    const words = text.text.replaceAll(/\s+/g, ' ');
    return phrases
      .filter(({ phrase }) => toPattern(phrase).test(words))
      .map(({ phrase, instead }) => toMistakeLine(text, `"${phrase}" is not written here. Instead: ${instead}`));
  });
}

/** Returns one line for each page that holds one of these phrases more than once. */
export function findCrowdedPhrases(pages: WrittenPage[], phrases: string[]): string[] {
  return pages.flatMap(({ name, texts }) => {
    const words = texts.map(({ text }) => text.replaceAll(/\s+/g, ' ')).join('\n');
    return phrases.flatMap((phrase) => {
      const count = words.match(new RegExp(toPattern(phrase), 'gi'))?.length ?? 0;
      return count > 1 ? [`${name}: "${phrase}" stands here ${count} times. Keep one at most.`] : [];
    });
  });
}

/** Matches whole words, in small or large letters. */
function toPattern(phrase: string): RegExp {
  return new RegExp(`(?<!\\w)${phrase.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?!\\w)`, 'i');
}
