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
