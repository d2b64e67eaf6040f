type Feed = {
  title: string;
  description: string;
  /** The page that the feed follows, absolute. */
  link: string;
  /** The feed's own address, absolute. */
  self: string;
  language: string;
  items: FeedItem[];
};

type FeedItem = {
  title: string;
  /** Absolute; also the item's lasting name. */
  link: string;
  author: string;
  /** YYYY-MM-DD */
  date: string;
  description: string;
};

/** An RSS 2.0 document (rssboard.org/rss-specification), newest item first as given. */
export function buildFeed({ title, description, link, self, language, items }: Feed): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    '<channel>',
    element('title', title),
    element('link', link),
    element('description', description),
    element('language', language),
    `<atom:link href="${escapeXml(self)}" rel="self" type="application/rss+xml"/>`,
    ...items.map(buildItem),
    '</channel>',
    '</rss>',
    '',
  ].join('\n');
}

function buildItem({ title, link, author, date, description }: FeedItem): string {
  return [
    '<item>',
    element('title', title),
    element('link', link),
    element('guid', link),
    // RSS knows `author` as an e-mail address only.
    element('dc:creator', author),
    element('pubDate', new Date(`${date}T00:00:00Z`).toUTCString()),
    element('description', description),
    '</item>',
  ].join('\n');
}

function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`;
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };

/** Text as XML may hold it: control characters, which it may not hold at all, are left out. */
export function escapeXml(text: string): string {
  return (
    text
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones that XML 1.0 forbids
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
      .replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character)
  );
}
