/** A link in a text of YAML, as in Markdown: `[fistula](/services/fistula-treatment)`. */
const LINK = /\[([^\]]+)\]\((\/[^)\s]*)\)/;

/** A part of a text; one with an `href` is a link. */
export type LinkedPiece = { text: string; href?: string };

/** Splits a text at its links. */
export function splitLinks(text: string): LinkedPiece[] {
  const parts = text.split(new RegExp(LINK, 'g'));
  const pieces: LinkedPiece[] = [];
  for (let place = 0; place < parts.length; place += 3) {
    const [plain = '', words = '', href] = parts.slice(place, place + 3);
    if (plain) pieces.push({ text: plain });
    if (href) pieces.push({ text: words, href });
  }
  return pieces;
}

/** Replaces the links of a text by their words. */
export function stripLinks(text: string): string {
  return text.replaceAll(new RegExp(LINK, 'g'), '$1');
}
