import { loadSearch, type Search } from '#lib/browser/search/load-search.ts';
import { queryToPath, readQuery } from '#lib/browser/search/search-address.ts';
import { orderKinds, SEARCH_KINDS } from '#lib/browser/search/search-documents.ts';
import { SEARCH_FIELD, SEARCH_FILE } from '#lib/browser/search/search-names.ts';
import { searchMessages as words } from '#messages/search.ts';

export const SEARCH_FORM = 'data-search-form';
export const SEARCH_STATUS = 'data-search-status';
export const SEARCH_GROUP = 'data-search-group';
export const SEARCH_ITEM = 'data-search-item';

/**
 * Leaves of the search page's links those that the query finds, the best first in each group. The page lists groups and
 * links in the order of the file, so that a result's place names its link.
 */
export function startSearchPage(root: Document): void {
  const form = root.querySelector<HTMLFormElement>(`[${SEARCH_FORM}]`);
  const input = form?.elements.namedItem(SEARCH_FIELD);
  const status = root.querySelector(`[${SEARCH_STATUS}]`);
  if (!form || !(input instanceof HTMLInputElement) || !status) return;
  const groups = [...root.querySelectorAll<HTMLElement>(`[${SEARCH_GROUP}]`)];
  const items = [...root.querySelectorAll<HTMLElement>(`[${SEARCH_ITEM}]`)];

  const show = ({ find, documents }: Search) => {
    const query = input.value.trim();
    const found = query === '' ? items.map((_item, place) => place) : find(query);
    for (const item of items) item.hidden = true;
    for (const place of found) {
      const item = items[place];
      if (!item) continue;
      item.hidden = false;
      item.parentElement?.append(item);
    }
    for (const kind of orderKinds(documents[found[0] ?? 0]?.kind)) {
      const group = groups[SEARCH_KINDS.indexOf(kind)];
      group?.parentElement?.append(group);
    }
    for (const group of groups) group.hidden = !group.querySelector(`[${SEARCH_ITEM}]:not([hidden])`);
    status.textContent = query === '' ? '' : found.length > 0 ? words.found(found.length) : words.nothing;
    // The query leaves the address's part that browsers send, and that other pages are told of.
    history.replaceState(history.state, '', query === '' ? location.pathname : queryToPath(location.pathname, query));
  };
  const search = () =>
    loadSearch(form.getAttribute(SEARCH_FILE) ?? '').then(show, () => {
      status.textContent = words.failed;
    });
  const searchAddress = () => {
    input.value = readQuery(location);
    search();
  };

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    search();
  });
  input.addEventListener('input', search);
  window.addEventListener('hashchange', searchAddress);
  if (readQuery(location) !== '') searchAddress();
}
