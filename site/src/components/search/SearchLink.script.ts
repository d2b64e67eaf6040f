import { SEARCH_FILE } from '#lib/browser/search/search-names.ts';

/** A visitor may do one of these before pressing the link. */
const SIGNS = ['pointerenter', 'touchstart', 'focus'];

/**
 * Makes the header's link open the search in a dialog. The dialog comes with the first touch of the link, and a press
 * before this script is kept (`layouts/script-wait.js`). When the dialog cannot be had, and in the oldest browsers, the
 * link leads to the search page.
 */
export function startSearchLink(root: Document): void {
  const link = root.querySelector<HTMLAnchorElement>(`a[${SEARCH_FILE}]`);
  if (!link || !('adoptedStyleSheets' in Document.prototype)) return;
  const load = () => import('./search-dialog.ts');
  for (const sign of SIGNS) {
    link.addEventListener(sign, () => load().catch(() => undefined), { once: true, passive: true });
  }
  link.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    link.dataset.waking = '';
    load()
      .then(
        ({ openSearchDialog }) => openSearchDialog(link),
        () => location.assign(link.href),
      )
      .finally(() => delete link.dataset.waking);
  });
}
