export const SITE_HEADER = 'data-site-header';
/** Marks the header of the home page. */
export const HOME_HEADER = 'data-home';

/** The header of the home page gets a background beyond this scroll offset (`docs/product.md`, 'All pages'). */
const SCROLL_THRESHOLD_PX = 10;

/** The current item for each anchor of the home page, by the end of its address, which may begin with a language. */
const HASH_ITEMS: Record<string, string> = { '#about': '/about', '#services': '/services' };

/** Sets the header's scrolled style and, on the home page, marks the current item in header and menu by the hash. */
export function startSiteHeader(root: Document): void {
  const header = root.querySelector<HTMLElement>(`[${SITE_HEADER}]`);
  if (!header) return;

  const showScrolled = () => header.toggleAttribute('data-scrolled', window.scrollY > SCROLL_THRESHOLD_PX);
  window.addEventListener('scroll', showScrolled, { passive: true });
  showScrolled();

  if (header.hasAttribute(HOME_HEADER)) {
    const showHash = () => markCurrent(root, HASH_ITEMS[location.hash] ?? location.pathname);
    window.addEventListener('hashchange', showHash);
    showHash();
  }
}

function markCurrent(root: Document, href: string): void {
  const items = root.querySelectorAll(`[${SITE_HEADER}] nav > ul > li > :is(a, button), #site-menu nav > a`);
  for (const item of items) {
    const itemHref = item.getAttribute('href') ?? item.nextElementSibling?.getAttribute('href');
    if (!itemHref?.endsWith(href)) item.removeAttribute('aria-current');
    else item.setAttribute('aria-current', href === location.pathname ? 'page' : 'location');
  }
}
