import { splitNumbers } from '@clinic/contract/content-texts.ts';
import { phoneToHref } from '../clinic/phone.ts';

/** A part that is left as it is (islands are React's, and a link holds no link), a tag, or a text. */
const PIECES =
  /<!--[\s\S]*?-->|<(head|script|style|svg|template|astro-island|a|button|option|textarea)\b[\s\S]*?<\/\1>|<(?:"[^"]*"|'[^']*'|[^'">])*>|[^<]+/g;

/** Makes these telephone numbers links wherever a page's text names them, so that a phone can call them. */
export function linkNumbers(html: string, numbers: readonly string[]): string {
  const link = (words: string) =>
    splitNumbers(words, numbers)
      .map(({ text, isNumber }) => (isNumber ? `<a href="${phoneToHref(text)}">${text}</a>` : text))
      .join('');
  return html.replace(PIECES, (piece) => (piece.startsWith('<') ? piece : link(piece)));
}
