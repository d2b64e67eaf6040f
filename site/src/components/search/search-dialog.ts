import { openDialog } from '@clinic/ui/open-dialog.ts';
import { loadSearch, type Search } from '#lib/browser/search/load-search.ts';
import { queryToPath } from '#lib/browser/search/search-address.ts';
import { orderKinds, type SearchDocument } from '#lib/browser/search/search-documents.ts';
import { QUERY_MAX_CHARS, SEARCH_FIELD, SEARCH_FILE } from '#lib/browser/search/search-names.ts';
import { phoneToHref } from '#lib/clinic/phone.ts';
import { toLanguagePath } from '#lib/paths/language-path.ts';
import { isUrgent } from '#lib/services/tiers.ts';
import { searchMessages as words } from '#messages/search.ts';
import { searchResultWords } from '#messages/search-results.ts';
import styles from './search-dialog.css?inline';
import { createTeller } from './tell-found.ts';

/** The most results of each kind; the search page shows all. */
const RESULTS_OF_A_KIND = 5;

const LIST_ID = 'search-results';

const TITLE_ID = 'search-title';

let dialog: HTMLDialogElement | undefined;

/** Opens the search over the page. `link` is the header's link to the search page. */
export function openSearchDialog(link: HTMLAnchorElement): void {
  dialog ??= createDialog(link);
  // The field's name says what the title says.
  openDialog(dialog, dialog.querySelector('input') ?? undefined);
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
    maxlength: String(QUERY_MAX_CHARS),
    placeholder: words.placeholder,
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
  const title = create('h2', 'search-title', { id: TITLE_ID }, words.title);
  const made = create('dialog', 'search-dialog', { 'aria-labelledby': TITLE_ID, closedby: 'any' });
  made.append(title, form, status, list, all);
  document.body.append(made);

  const tell = createTeller(status);
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
    const groups =
      query === ''
        ? suggest(search.documents)
        : groupDocuments(found.map((place) => search.documents[place] as SearchDocument));
    list.replaceChildren(...groups.map((group) => createGroup(group, search.emergencyNumber)));
    activate(undefined);
    list.hidden = groups.length === 0;
    all.hidden = found.length === 0;
    input.setAttribute('aria-expanded', String(groups.length > 0));
    tell(query, found.length, search.phone);
    all.textContent = words.all(found.length);
    all.href = queryToPath(link.href, query);
  };
  const search = () =>
    loadSearch(link.getAttribute(SEARCH_FILE) ?? '').then(show, () => {
      status.textContent = searchResultWords.failed;
    });

  input.addEventListener('input', search);
  input.addEventListener('keydown', (event) => {
    // The keys of somebody who composes a letter choose among letters.
    if (event.isComposing) {
      if (event.key === 'Escape') event.preventDefault();
      return;
    }
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
  search();
  return made;
}

type Group = { kind: string; label: string; documents: SearchDocument[] };

/** The offers before anything is typed. */
function suggest(documents: SearchDocument[]): Group[] {
  const suggested = documents.filter(({ isSuggested }) => isSuggested);
  return suggested.length > 0 ? [{ kind: 'suggested', label: words.suggestions, documents: suggested }] : [];
}

function groupDocuments(documents: SearchDocument[]): Group[] {
  const groups = orderKinds(documents).map((kind) => ({
    kind,
    label: words.kinds[kind],
    documents: documents.filter((document) => document.kind === kind).slice(0, RESULTS_OF_A_KIND),
  }));
  return groups.filter((group) => group.documents.length > 0);
}

function createGroup({ kind, label, documents }: Group, emergencyNumber: string): HTMLElement {
  const id = `${LIST_ID}-${kind}`;
  const group = create('div', 'search-group', { role: 'group', 'aria-labelledby': id });
  group.append(create('div', 'search-kind', { id }, label));
  const addOption = (className: string, href: string, text: string): HTMLElement => {
    const place = group.children.length;
    const role = { id: `${id}-${place}`, role: 'option', 'aria-selected': 'false', tabindex: '-1' };
    const option = create('a', className, { ...role, href }, text);
    group.append(option);
    return option;
  };
  for (const { title, href, sign, tier } of documents) {
    const option = addOption('search-option', toLanguagePath(href), title);
    if (sign && tier) Object.assign(option.dataset, { sign, tier });
    if (!isUrgent(tier)) continue;
    addOption('search-option search-urgent', phoneToHref(emergencyNumber), words.emergency(emergencyNumber));
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
