import { phoneToHref } from '../clinic/phone.ts';

/** A part that is left as it is (islands are React's, and a link holds no link), a tag, or a text. */
const PIECES =
  /<!--[\s\S]*?-->|<(head|script|style|svg|template|astro-island|a|button|option|textarea)\b[\s\S]*?<\/\1>|<(?:"[^"]*"|'[^']*'|[^'">])*>|[^<]+/g;

/** Makes these telephone numbers links wherever a page's text names them, so that a phone can call them. */
export function linkNumbers(html: string, numbers: readonly string[]): string {
  const named = numbers.filter((number) => html.includes(number));
  if (named.length === 0) return html;
  const link = (text: string) =>
    named.reduce((linked, number) => linked.replaceAll(number, `<a href="${phoneToHref(number)}">${number}</a>`), text);
  return html.replace(PIECES, (piece) => (piece.startsWith('<') ? piece : link(piece)));
}
