import { type ContentText, toMistake } from './texts.ts';

/** All pages by path, each with its anchors; `null` when the anchors are unknown and therefore not checked. */
export type Pages = Map<string, string[] | null>;

/** A link in Markdown, `[words](address)`, but not a picture. */
const MARKDOWN_LINK = /(?<!!)\[[^\]]*\]\(\s*([^)\s]*)[^)]*\)/g;
const HTML_LINK = /\shref="([^"]*)"/g;

/** Returns one line for each link in these texts to a page or an anchor that does not exist. */
export function findDeadLinks(texts: ContentText[], pages: Pages): string[] {
  return texts.flatMap((text) =>
    listAddresses(text).flatMap((address) => {
      const remedy = explainAddress(address, pages);
      return remedy ? [toMistake(text, `"${address}" ${remedy}`)] : [];
    }),
  );
}

function listAddresses({ field, text }: ContentText): string[] {
  if (/(^|\.)href$/.test(field)) return [text];
  return [...text.matchAll(MARKDOWN_LINK), ...text.matchAll(HTML_LINK)].map(([, address = '']) => address);
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
