/** Marks the form. The value is the text for a search without an answer. */
export const SEARCH_FORM = 'data-search';
export const FOUND_STATUS = 'data-found-status';
export const FOUND_LIST = 'data-found-list';

/** Longer than the pauses between the letters of a word. */
const PAUSE_MS = 180;

/** Shows results while somebody types. It fetches the page that the form would load. */
export function startSearch(root: Document): void {
  const form = root.querySelector<HTMLFormElement>(`[${SEARCH_FORM}]`);
  const status = root.querySelector<HTMLElement>(`[${FOUND_STATUS}]`);
  const list = root.querySelector<HTMLElement>(`[${FOUND_LIST}]`);
  if (!form || !status || !list) return;

  let timer: ReturnType<typeof setTimeout> | undefined;
  let asking = new AbortController();
  let shown = getAddress(form);

  async function ask(address: string, { signal }: AbortController): Promise<void> {
    list?.setAttribute('aria-busy', 'true');
    try {
      const response = await fetch(address, { signal, headers: { accept: 'text/html' } });
      // A redirect means that the person is signed out and has to sign in.
      if (response.redirected) return location.assign(address);
      const page = new DOMParser().parseFromString(await response.text(), 'text/html');
      const [newStatus, newList] = [FOUND_STATUS, FOUND_LIST].map((name) => page.querySelector(`[${name}]`));
      if (signal.aborted) return;
      if (!response.ok || !newStatus || !newList) throw new Error('The answer is no page of the search.');
      status?.replaceChildren(...newStatus.childNodes);
      list?.replaceChildren(...newList.childNodes);
      shown = address;
      history.replaceState(null, '', address);
    } catch {
      if (signal.aborted) return;
      status?.replaceChildren(form?.getAttribute(SEARCH_FORM) ?? '');
    }
    list?.removeAttribute('aria-busy');
  }

  function askNow(address: string): void {
    clearTimeout(timer);
    asking.abort();
    list?.removeAttribute('aria-busy');
    if (address === shown) return;
    asking = new AbortController();
    ask(address, asking);
  }

  form.addEventListener('input', () => {
    clearTimeout(timer);
    timer = setTimeout(() => askNow(getAddress(form)), PAUSE_MS);
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    // Asks again even for an equal question, because there may be new bookings.
    shown = '';
    askNow(getAddress(form));
  });
}

function getAddress(form: HTMLFormElement): string {
  const question = String(new FormData(form).get('q') ?? '').trim();
  return question === '' ? form.action : `${form.action}?${new URLSearchParams({ q: question })}`;
}
