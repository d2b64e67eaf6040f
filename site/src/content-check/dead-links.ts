import type { ContentText } from '#lib/content/texts.ts';

/** All pages by path, each with its anchors; `null` when the anchors are unknown and therefore not checked. */
export type Pages = Map<string, string[] | null>;

/** A link in Markdown, `[words](address)`, but not a picture. */
const MARKDOWN_LINK = /(?<!!)\[[^\]]*\]\(\s*([^)\s]*)[^)]*\)/g;
const HTML_LINK = /\shref="([^"]*)"/g;

/** Returns the remedies for the links of a text to pages or anchors that do not exist. */
export function explainDeadLinks({ field, text }: ContentText, pages: Pages): string[] {
  const links = [...text.matchAll(MARKDOWN_LINK), ...text.matchAll(HTML_LINK)].map(([, address = '']) => address);
  return (/(^|\.)href$/.test(field) ? [text] : links).flatMap((address) => {
    const remedy = explainAddress(address, pages);
    return remedy ? [`"${address}" ${remedy}`] : [];
  });
}

function explainAddress(address: string, pages: Pages): string | undefined {
  if (address.startsWith('#')) return undefined;
  if (/^https?:/.test(address)) return URL.canParse(address) ? undefined : 'is no address of the web.';
  if (/^mailto:[^@\s]+@[^@\s]+$/.test(address)) return undefined;
  if (address.startsWith('tel:')) {
    return /^tel:\+\d/.test(address) ? undefined : 'needs the country code: tel:+912000000100, or tel:{phone}.';
  }
  const [page = '', anchor] = address.split('#');
  const [path = ''] = page.split('?');
  const anchors = pages.get(path);
  if (anchors === undefined) return `leads nowhere. Write one of: ${[...pages.keys()].join(', ')}`;
  if (!anchor || anchors === null || anchors.includes(anchor)) return undefined;
  return `leads to no part of ${path}. Write one of: ${anchors.map((known) => `${path}#${known}`).join(', ')}`;
}
