import { PageElement } from './page-tree.ts';

/** A comment or the document type, the end of an element, its beginning, or a text. */
const PIECES = /(<!(?:--[\s\S]*?--|[^>]*)>)|<\/([a-z][\w-]*)>|<([a-z][\w-]*)((?:"[^"]*"|'[^']*'|[^'">])*)>|[^<]+|</gi;

const SINGLE_TAGS = /^(?:area|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/i;

/** The code in these elements may hold what looks like a tag. */
const CODE = /^(?:script|style)$/;

/** Reads a page as React and Astro write it. Without a change, its tree prints the same bytes. */
export function readTree(html: string): PageElement {
  const page = new PageElement('');
  const open = [page];
  const pieces = new RegExp(PIECES);
  for (let match = pieces.exec(html); match; match = pieces.exec(html)) {
    const [piece, comment, ended, name, attributes = ''] = match;
    const { children } = open.at(-1) ?? page;
    if (name !== undefined) {
      const element = new PageElement(name, attributes);
      children.push(element);
      if (SINGLE_TAGS.test(name) || attributes.endsWith('/')) continue;
      open.push(element);
      if (!CODE.test(name)) continue;
      const end = html.indexOf(`</${name}>`, pieces.lastIndex);
      if (end > pieces.lastIndex) element.children.push({ text: html.slice(pieces.lastIndex, end) });
      pieces.lastIndex = Math.max(end, pieces.lastIndex);
    } else if (ended !== undefined && open.some((element) => element.name === ended)) {
      let closed = open.pop();
      while (closed?.name !== ended) closed = open.pop();
      closed.end = piece;
    } else children.push((comment ?? ended) ? { comment: piece } : { text: piece });
  }
  return page;
}
