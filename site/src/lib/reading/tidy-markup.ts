import { PORTAL_PATH } from '@clinic/contract/paths.ts';

/**
 * Removes the empty comments that React's server markup puts between two texts. In the name of a link or heading,
 * Chromium drops a lone space after such a comment ('Learn more aboutPiles'). Islands keep theirs, because React needs
 * them to hydrate.
 */
export function removeEmptyComments(html: string): string {
  return html.replace(/<(astro-island|script|style)\b[\s\S]*?<\/\1>|<!-- -->/g, (found, element) =>
    element ? found : '',
  );
}

/**
 * Moves `<style>` elements from the body to the head. Astro writes one for islands into the body, where HTML forbids
 * it.
 */
export function moveStylesToHead(html: string): string {
  const headEnd = html.indexOf('</head>');
  const styles: string[] = [];
  const body = html.slice(headEnd).replace(/<style>[\s\S]*?<\/style>/g, (style) => {
    styles.push(style);
    return '';
  });
  return html.slice(0, headEnd) + styles.join('') + body;
}

/** The pages of appointments, which only the API's origin serves. */
const OWN_LINKS = `${PORTAL_PATH.slice(1)}/`;

const SITE_LINKS = new RegExp(`(<a\\b[^>]*?\\shref=")/(?!${OWN_LINKS})`, 'g');

/** Puts the site's address before the page's relative links to the site, for a page that another origin serves. */
export function prefixLinks(siteBase: string, html: string): string {
  return siteBase === '' ? html : html.replace(SITE_LINKS, `$1${siteBase}/`);
}

/** Links to pages of the site, but not those with `hreflang`, which name the language of their page themselves. */
const PAGE_LINKS = new RegExp(
  `(<a\\b(?![^>]*\\shreflang=)[^>]*?\\shref=")/(?!${OWN_LINKS})(?![^"?#]*\\.(?!xml\\b))([^"]*)`,
  'gi',
);

/** Keeps the language in the page's links: `/about` -> `/mr/about`. `prefix` is empty in English. */
export function keepLanguage(prefix: string, html: string): string {
  if (prefix === '') return html;
  return html.replace(PAGE_LINKS, (link, start: string, path: string) => {
    if (`/${path}/`.startsWith(`${prefix}/`)) return link;
    return `${start}${prefix}${/^(?:$|[?#])/.test(path) ? '' : '/'}${path}`;
  });
}
