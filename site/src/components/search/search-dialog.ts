import { loadSearch, type Search } from '#lib/browser/search/load-search.ts';
import { queryToPath } from '#lib/browser/search/search-address.ts';
import { orderKinds, type SearchDocument } from '#lib/browser/search/search-documents.ts';
import { SEARCH_FIELD, SEARCH_FILE } from '#lib/browser/search/search-names.ts';
import { toLanguagePath } from '#lib/paths/language-path.ts';
import { searchMessages as words } from '#messages/search.ts';
import styles from './search-dialog.css?inline';

/** The most results of each kind; the search page shows all. */
const RESULTS_OF_A_KIND = 5;

const LIST_ID = 'search-results';

let dialog: HTMLDialogElement | undefined;

/** Opens the search over the page. `link` is the header's link to the search page. */
export function openSearchDialog(link: HTMLAnchorElement): void {
  dialog ??= createDialog(link);
  dialog.showModal();
}

/**
 * Builds the dialog: a combobox whose listbox holds links in groups (APG, 'combobox with list autocomplete'). The
 * active option is the only state, and stands in the markup.
 */
function createDialog(link: HTMLAnchorElement): HTMLDialogElement {
  adoptStyles();
  const input = create('input', 'search-input', {
    type: 'text',
    name: SEARCH_FIELD,
    role: 'combobox',
    autocomplete: 'off',
    autocapitalize: 'none',
    spellcheck: 'false',
    enterkeyhint: 'search',
    'aria-label': words.label,
    'aria-autocomplete': 'list',
    'aria-expanded': 'false',
    'aria-controls': LIST_ID,
  });
  const close = create('button', 'search-close', { type: 'button' }, words.close);
  const list = create('div', 'search-list', { id: LIST_ID, role: 'listbox', 'aria-label': words.title, hidden: '' });
  const status = create('p', 'search-status', { role: 'status' });
  const all = create('a', 'search-all', { href: link.href, hidden: '' });
  const form = create('form', 'search-form', { role: 'search', action: link.href });
  form.append(input, close);
  const made = create('dialog', 'search-dialog', { 'aria-label': words.title, closedby: 'any' });
  made.append(form, status, list, all);
  document.body.append(made);

  const listOptions = () => [...list.querySelectorAll<HTMLAnchorElement>('[role="option"]')];
  const findActive = () => list.querySelector<HTMLAnchorElement>('[aria-selected="true"]');
  const activate = (option: HTMLAnchorElement | undefined) => {
    findActive()?.setAttribute('aria-selected', 'false');
    option?.setAttribute('aria-selected', 'true');
    option?.scrollIntoView({ block: 'nearest' });
    if (option) input.setAttribute('aria-activedescendant', option.id);
    else input.removeAttribute('aria-activedescendant');
  };
  const show = (search: Search) => {
    const query = input.value.trim();
    const found = search.find(query);
    const groups = groupDocuments(found.map((place) => search.documents[place] as SearchDocument));
    list.replaceChildren(...groups.map((group) => createGroup(group, search.emergencyNumber)));
    activate(undefined);
    const hasResults = found.length > 0;
    list.hidden = all.hidden = !hasResults;
    input.setAttribute('aria-expanded', String(hasResults));
    status.textContent = query === '' ? '' : hasResults ? words.found(found.length) : words.nothing;
    all.textContent = words.all(found.length);
    all.href = queryToPath(link.href, query);
  };
  const search = () =>
    loadSearch(link.getAttribute(SEARCH_FILE) ?? '').then(show, () => {
      status.textContent = words.failed;
    });

  input.addEventListener('input', search);
  input.addEventListener('keydown', (event) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      event.preventDefault();
      const options = listOptions();
      const active = findActive();
      // The input itself stands between the last option and the first.
      const places = options.length + 1;
      const place = active ? options.indexOf(active) : options.length;
      activate(options[(place + step + places) % places]);
    } else if (event.key === 'Escape' && input.value !== '') {
      event.preventDefault();
      input.value = '';
      search();
    }
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const active = findActive();
    if (active) active.click();
    else if (input.value.trim() !== '') go(queryToPath(link.href, input.value.trim()));
  });
  const go = (address: string) => {
    made.close();
    location.assign(address);
  };
  close.addEventListener('click', () => made.close());
  made.addEventListener('click', (event) => {
    const isOutside = event.target === made;
    // A link to an anchor of the same page loads no new page.
    if (isOutside || (event.target as Element).closest('a')) made.close();
  });
  loadSearch(link.getAttribute(SEARCH_FILE) ?? '').catch(() => undefined);
  return made;
}

type Group = { kind: SearchDocument['kind']; documents: SearchDocument[] };

function groupDocuments(documents: SearchDocument[]): Group[] {
  const groups = orderKinds(documents[0]?.kind).map((kind) => ({
    kind,
    documents: documents.filter((document) => document.kind === kind).slice(0, RESULTS_OF_A_KIND),
  }));
  return groups.filter((group) => group.documents.length > 0);
}

function createGroup({ kind, documents }: Group, emergencyNumber: string): HTMLElement {
  const id = `${LIST_ID}-${kind}`;
  const group = create('div', 'search-group', { role: 'group', 'aria-labelledby': id });
  group.append(create('div', 'search-kind', { id }, words.kinds[kind]));
  for (const [place, { title, href, isUrgent }] of documents.entries()) {
    const option = create('a', 'search-option', {
      id: `${id}-${place}`,
      role: 'option',
      'aria-selected': 'false',
      tabindex: '-1',
      href: toLanguagePath(href),
    });
    option.append(create('span', '', {}, title));
    if (isUrgent) option.append(create('span', 'search-urgent', {}, words.emergency(emergencyNumber)));
    group.append(option);
  }
  return group;
}

/** Styles that no page has to carry. The page's policy allows sheets that a script makes. */
function adoptStyles(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

function create<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
  attributes: Record<string, string>,
  text = '',
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  if (className) element.className = className;
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
  element.textContent = text;
  return element;
}
