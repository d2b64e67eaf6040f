import { type MdastNode, markdownToMdast } from 'satteri';

/** The schemes of addresses that a link may have. An address without a scheme leads to a page of this site. */
const SCHEMES = ['https:', 'http:', 'mailto:', 'tel:'];

const SCHEME = /^[a-z][a-z\d+.-]*:/i;

/**
 * Returns the remedies for what a Markdown text would put into a page as it is written: HTML, which could run script with
 * the page's own rights, and links with a scheme such as `javascript:`.
 */
export function explainUnsafeMarkdown(markdown: string): string[] {
  return listNodes(markdownToMdast(markdown, { position: false })).flatMap((node) => {
    if (node.type === 'html') return [`"${node.value.trim()}" is HTML. Write Markdown in its place.`];
    const scheme = 'url' in node ? SCHEME.exec(node.url)?.[0].toLowerCase() : undefined;
    if (!scheme || SCHEMES.includes(scheme)) return [];
    return [`"${'url' in node ? node.url : ''}" is no address for a link. Begin it with one of: ${SCHEMES.join(', ')}`];
  });
}

function listNodes(node: MdastNode): MdastNode[] {
  const children = 'children' in node ? (node.children as MdastNode[]) : [];
  return [node, ...children.flatMap(listNodes)];
}
