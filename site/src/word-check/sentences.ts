const SEGMENTER = new Intl.Segmenter('en', { granularity: 'sentence' });

/** What stands between two sentences of Markdown: paragraphs, headings, points, numbered points. */
const BLOCK_BREAK = /\n\s*\n|\n(?=\s*(?:[-*]|\d+\.|#{1,6}) )/;
const WORD = /[\p{L}\p{N}][\p{L}\p{N}'’.,%°-]*(?<![.,])/gu;

/** The whole sentences of a text; titles and other words without a mark at their end are none. */
export function splitSentences(text: string): string[] {
  return text
    .split(BLOCK_BREAK)
    .map(stripMarkdown)
    .flatMap((block) => [...SEGMENTER.segment(block)].map(({ segment }) => segment.trim()))
    .filter((sentence) => /[.?!]['’")]*$/.test(sentence));
}

/** The words of a sentence, numbers among them; a compound with hyphens is one. */
export function splitWords(sentence: string): string[] {
  return sentence.match(WORD) ?? [];
}

/** Links become their words; a title's full stop (`Dr.`) goes, since it would end a sentence. */
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
