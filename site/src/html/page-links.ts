import type { PageElement } from '@clinic/contract/html/page-tree.ts';
import { PORTAL_PATH } from '@clinic/contract/paths.ts';

/** The pages of appointments, which only the API's origin serves. */
const OWN_LINKS = `${PORTAL_PATH.slice(1)}/`;

/** Links to the site by their path. */
const SITE_LINK = new RegExp(`^/(?!${OWN_LINKS})`);

/** Links to pages of the site, and not to other files. */
const PAGE_LINK = new RegExp(`^/(?!${OWN_LINKS})(?![^?#]*\\.(?!xml\\b))`);

/** Puts the site's address before the page's relative links to the site, for a page that another origin serves. */
export function prefixLinks(page: PageElement, siteBase: string): void {
  for (const { link, address } of listLinks(page)) {
    if (SITE_LINK.test(address)) link.set('href', siteBase + address);
  }
}

/** Keeps the language in the page's links: `/about` -> `/mr/about`. `prefix` is empty in English. */
export function keepLanguage(page: PageElement, prefix: string): void {
  for (const { link, address } of listLinks(page)) {
    // A link with `hreflang` names the language of its page itself.
    if (!PAGE_LINK.test(address) || link.read('hreflang') !== undefined) continue;
    if (`${address}/`.startsWith(`${prefix}/`)) continue;
    link.set('href', prefix + (/^\/(?:$|[?#])/.test(address) ? address.slice(1) : address));
  }
}

function listLinks(page: PageElement): { link: PageElement; address: string }[] {
  return page
    .list()
    .filter(({ name }) => name === 'a')
    .map((link) => ({ link, address: link.read('href') ?? '' }));
}
