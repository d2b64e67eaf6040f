// The texts of `content/`: read from their files, filled in, and taken apart before they are shown.

/**
 * Reads the bytes of a content file: its text, or the mistake that makes it unreadable. Other encodings, such as the
 * Windows-1252 and UTF-16 of older editors, would show wrong letters to patients.
 */
export function decodeContent(bytes: Uint8Array): { text: string } | { mistake: string } {
  const text = decode(bytes);
  if (text !== null && !text.includes('\0')) return { text };
  const remedy = 'Save it again with the encoding UTF-8, and look whether all its letters are right.';
  const line = text === null ? findUndecodedLine(bytes) : 1;
  return { mistake: `This file is not in UTF-8 (line ${line}). ${remedy}` };
}

/** Returns the text without its byte order mark; `null` when it is not in UTF-8. */
function decode(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

function findUndecodedLine(bytes: Uint8Array): number {
  const lines = Buffer.from(bytes).toString('latin1').split('\n');
  return lines.findIndex((line) => decode(Buffer.from(line, 'latin1')) === null) + 1;
}

/** The values of marks by their names: `{phone}` in a text of `content/` becomes the clinic's number. */
export type Marks = Record<string, string>;

/** Finds the marks in a text, known or not. */
export const MARK_PATTERN = /\{([^{}]*)\}/g;

/** Copies the content and replaces all known marks in its texts. */
export function fillMarks<Content>(content: Content, marks: Marks): Content {
  if (typeof content === 'string') {
    return content.replaceAll(MARK_PATTERN, (mark, name: string) => marks[name] ?? mark) as Content;
  }
  if (Array.isArray(content)) return content.map((item) => fillMarks(item, marks)) as Content;
  if (typeof content !== 'object' || content === null || content instanceof Date) return content;
  return Object.fromEntries(Object.entries(content).map(([key, value]) => [key, fillMarks(value, marks)])) as Content;
}

/** Splits a text at these telephone numbers, so that they can become links. */
export function splitNumbers(text: string, numbers: readonly string[]): { text: string; isNumber: boolean }[] {
  const longestFirst = [...numbers].sort((a, b) => b.length - a.length);
  const pattern = longestFirst.map((number) => number.replace(/[+()]/g, '\\$&')).join('|');
  return text
    .split(new RegExp(`(?<!\\d)(${pattern})(?!\\d)`))
    .filter((piece) => piece !== '')
    .map((piece) => ({ text: piece, isNumber: numbers.includes(piece) }));
}
