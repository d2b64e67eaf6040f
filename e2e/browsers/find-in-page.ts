import type { TestingLibrary } from './testing-library.ts';

/**
 * An element by what a person perceives of it. `role` is an ARIA role, or one of two names for what has none: `labelled`
 * for a field such as a date or a passphrase, `summary` for the words that unfold something. `name` is the whole name, `pattern` a regular expression for it; `within` is the element around it.
 * `isFirst` takes the first of several.
 */
export type Wanted = {
  role: string;
  name?: string;
  pattern?: string;
  level?: number;
  within?: Wanted;
  isFirst?: boolean;
};

/** An element as a person reads it. */
export type Seen = {
  text: string;
  value: string;
  description: string;
  href: string;
  hasFocus: boolean;
  isChecked: boolean;
  isEnabled: boolean;
};

declare global {
  interface Window {
    finder: ReturnType<typeof createFinder>;
    TestingLibraryDom: TestingLibrary;
  }
}

/** Puts the finder into the page; the library must be there already. It runs in the page, so it holds all it needs. */
export function createFinder() {
  const library = window.TestingLibraryDom;

  function findAll({ role, name, pattern, level, within }: Wanted): HTMLElement[] {
    const around = within ? find(within) : document.body;
    if (role === 'labelled') return library.queryAllByLabelText(around, name ?? '', { selector: 'input' });
    if (role === 'summary') return library.queryAllByText(around, name ?? '', { selector: 'summary' });
    return library.queryAllByRole(around, role, {
      ...(name !== undefined && { name }),
      ...(pattern !== undefined && { name: new RegExp(pattern) }),
      ...(level !== undefined && { level }),
    });
  }

  function find(wanted: Wanted): HTMLElement {
    const found = findAll(wanted);
    const [element] = found;
    if (!element || (found.length > 1 && !wanted.isFirst)) {
      throw new Error(`${found.length} times on ${location.pathname}: ${JSON.stringify(wanted)}`);
    }
    return element;
  }

  /** Returns the middle of an element, or of its label, once it is enabled, has come to rest and nothing covers it. */
  async function findPoint(wanted: Wanted): Promise<{ x: number; y: number }> {
    const element = find(wanted);
    // A time that is still being asked for takes no click.
    if (element.matches(':disabled')) throw new Error(`Disabled: ${JSON.stringify(wanted)}`);
    const nextFrame = () => new Promise(requestAnimationFrame);
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
    for (const target of [element, ...labels]) {
      target.scrollIntoView({ block: 'center', behavior: 'instant' });
      const before = target.getBoundingClientRect();
      await nextFrame();
      await nextFrame();
      const { top, left } = target.getBoundingClientRect();
      if (Math.abs(top - before.top) > 1 || Math.abs(left - before.left) > 1) continue;
      // The box around a link in two lines has its middle between them.
      const [line = new DOMRect()] = target.getClientRects();
      const point = { x: line.left + line.width / 2, y: line.top + line.height / 2 };
      const hit = document.elementFromPoint(point.x, point.y);
      if (hit && (target.contains(hit) || labels.some((label) => label.contains(hit)))) return point;
    }
    throw new Error(`Moving or covered: ${JSON.stringify(wanted)}`);
  }

  function read(wanted: Wanted): Seen {
    const element = find(wanted);
    const field = element as Partial<HTMLInputElement>;
    const described = element.getAttribute('aria-describedby')?.split(' ') ?? [];
    const toText = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
    return {
      text: toText(element.innerText),
      value: field.value ?? '',
      description: toText(described.map((id) => document.getElementById(id)?.textContent).join(' ')),
      href: (element as Partial<HTMLAnchorElement>).href ?? '',
      hasFocus: element === document.activeElement,
      isChecked: field.checked ?? element.getAttribute('aria-checked') === 'true',
      isEnabled: !field.disabled && element.getAttribute('aria-disabled') !== 'true',
    };
  }

  /** Chooses an option by its words, as the list of a browser does. */
  function choose(wanted: Wanted, words: string): void {
    const list = find(wanted) as HTMLSelectElement;
    const option = [...list.options].find((one) => one.text.trim() === words);
    if (!option) throw new Error(`No ${words} among ${[...list.options].map((one) => one.text).join(', ')}`);
    setValue(list, option.value);
  }

  /** Sets a date, which each browser lets people write in a way of its own. */
  function setDate(wanted: Wanted, date: string): void {
    setValue(find(wanted) as HTMLInputElement, date);
  }

  function setValue(field: HTMLInputElement | HTMLSelectElement, value: string): void {
    // React overrides the property of the element itself.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
    for (const name of ['input', 'change']) field.dispatchEvent(new Event(name, { bubbles: true }));
  }

  /** Focuses a field, with its words selected, so that typing replaces them. */
  function focusField(wanted: Wanted): void {
    const field = find(wanted) as HTMLInputElement;
    field.focus();
    field.select?.();
  }

  return { findAll, find, findPoint, read, choose, setDate, focusField };
}
