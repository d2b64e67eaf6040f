import { loadSearch, type Search } from '#lib/browser/search/load-search.ts';
import { queryToPath, readQuery } from '#lib/browser/search/search-address.ts';
import { orderKinds, SEARCH_KINDS } from '#lib/browser/search/search-documents.ts';
import { SEARCH_FIELD, SEARCH_FILE } from '#lib/browser/search/search-names.ts';
import { searchResultWords as words } from '#messages/search-results.ts';
import { createTeller } from './tell-found.ts';

export const SEARCH_FORM = 'data-search-form';
export const SEARCH_STATUS = 'data-search-status';
export const SEARCH_SUGGESTIONS = 'data-search-suggestions';
export const SEARCH_INDEX = 'data-search-index';
export const SEARCH_GROUP = 'data-search-group';
export const SEARCH_ITEM = 'data-search-item';

/** How long the field rests before its query goes into the address; Safari refuses more than 100 changes in 30 s. */
const ADDRESS_REST_MS = 500;

/**
 * Leaves of the search page's links those that the query finds, in groups, the best first. Before a query only suggestions
 * are shown.
 */
export function startSearchPage(root: Document): void {
  const form = root.querySelector<HTMLFormElement>(`[${SEARCH_FORM}]`);
  const input = form?.elements.namedItem(SEARCH_FIELD);
  const status = root.querySelector(`[${SEARCH_STATUS}]`);
  const suggestions = root.querySelector<HTMLElement>(`[${SEARCH_SUGGESTIONS}]`);
  const index = root.querySelector(`[${SEARCH_INDEX}]`);
  if (!form || !(input instanceof HTMLInputElement) || !status || !suggestions || !index) return;
  const groups = [...root.querySelectorAll<HTMLElement>(`[${SEARCH_GROUP}]`)];
  const items = [...root.querySelectorAll<HTMLElement>(`[${SEARCH_ITEM}]`)];

  const tell = createTeller(status);
  const readField = () => input.value.trim();
  const showIndex = (isShown: boolean) => {
    suggestions.hidden = isShown;
    index.classList.toggle('without-script', !isShown);
  };
  const show = ({ find, documents, matchItems, phone }: Search) => {
    const query = readField();
    const found = find(query);
    const matched = matchItems(items, documents);
    const shown = found.flatMap((place) => matched[place] ?? []);
    showIndex(query !== '');
    for (const item of items) item.hidden = true;
    for (const item of shown) {
      item.hidden = false;
      item.parentElement?.append(item);
    }
    for (const kind of orderKinds(found.flatMap((place) => documents[place] ?? []))) {
      const group = groups[SEARCH_KINDS.indexOf(kind)];
      group?.parentElement?.append(group);
    }
    for (const group of groups) group.hidden = !group.querySelector(`[${SEARCH_ITEM}]:not([hidden])`);
    tell(query, shown.length, phone);
  };
  const search = () =>
    loadSearch(form.getAttribute(SEARCH_FILE) ?? '').then(show, () => {
      showIndex(true);
      status.textContent = words.failed;
    });
  let rest: ReturnType<typeof setTimeout>;
  // The query leaves the address's part that browsers send, and that other pages are told of.
  const nameInAddress = () => {
    clearTimeout(rest);
    const query = readField();
    history.replaceState(history.state, '', query === '' ? location.pathname : queryToPath(location.pathname, query));
  };
  const searchAddress = () => {
    input.value = readQuery(location);
    nameInAddress();
    search();
  };

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    nameInAddress();
    search();
  });
  input.addEventListener('input', () => {
    clearTimeout(rest);
    rest = setTimeout(nameInAddress, ADDRESS_REST_MS);
    search();
  });
  // A press on a result leaves the field first, so that Back finds the query again.
  input.addEventListener('change', nameInAddress);
  window.addEventListener('hashchange', searchAddress);
  if (readQuery(location) !== '') searchAddress();
}
