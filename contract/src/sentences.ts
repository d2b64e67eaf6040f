/** A break between two blocks of Markdown: paragraphs, headings, points, numbered points. */
const BLOCK_BREAK = /\n\s*\n|\n(?=\s*(?:[-*]|\d+\.|#{1,6}) )/;
const WORD = /[\p{L}\p{N}](?:[\p{L}\p{N}'’.,%°-]*[\p{L}\p{N}'’%°-])?/gu;

/**
 * Splits a text into its whole sentences, without titles and other words that have no mark at their end. The oldest
 * browsers cannot: they lack `Intl.Segmenter`.
 */
export function splitSentences(text: string): string[] {
  const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });
  return text
    .split(BLOCK_BREAK)
    .map(stripMarkdown)
    .flatMap((block) => [...segmenter.segment(block)].map(({ segment }) => segment.trim()))
    .filter((sentence) => /[.?!]['’")]*$/.test(sentence));
}

/** Splits a sentence into words, numbers included; a compound with hyphens is one word. */
export function splitWords(sentence: string): string[] {
  return sentence.match(WORD) ?? [];
}

/** Replaces links by their words, and removes a title's full stop (`Dr.`), which would end a sentence. */
function stripMarkdown(block: string): string {
  return block
    .replace(/^\s*(?:[-*]|\d+\.|#{1,6}) /, '')
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll('**', '')
    .replaceAll(/\bDr\./g, 'Dr')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
