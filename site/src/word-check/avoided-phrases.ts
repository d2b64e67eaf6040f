import { type ContentText, toMistake } from '#lib/content/texts.ts';

export type AvoidedPhrase = { phrase: string; instead: string };

/** Returns one line for each phrase in a text that `content/wording.yaml` tells to avoid. */
export function findAvoidedPhrases(texts: ContentText[], phrases: AvoidedPhrase[]): string[] {
  return texts.flatMap((text) => {
    const words = text.text.replaceAll(/\s+/g, ' ');
    return phrases
      .filter(({ phrase }) => toPattern(phrase).test(words))
      .map(({ phrase, instead }) => toMistake(text, `"${phrase}" is not written here. Instead: ${instead}`));
  });
}

/** Matches whole words, in small or large letters. */
function toPattern(phrase: string): RegExp {
  return new RegExp(`(?<!\\w)${phrase.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?!\\w)`, 'i');
}
