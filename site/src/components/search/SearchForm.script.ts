import { queryToPath } from '#lib/browser/search/search-address.ts';
import { SEARCH_FIELD } from '#lib/browser/search/search-names.ts';

export const SEARCH_LEAD = 'data-search-lead';

/** Makes the search field of another page lead to the search page without telling the server what was typed. */
export function startSearchLead(root: Document): void {
  const form = root.querySelector<HTMLFormElement>(`form[${SEARCH_LEAD}]`);
  form?.addEventListener('submit', (event) => {
    event.preventDefault();
    const query = String(new FormData(form).get(SEARCH_FIELD)).trim();
    location.assign(query === '' ? form.action : queryToPath(form.action, query));
  });
}
