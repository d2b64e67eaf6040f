import type { Page } from '@playwright/test';

/** The roles of elements that screen readers announce without the text around them. */
const NAMED_ROLES = [
  ...['link', 'button', 'heading', 'region', 'navigation', 'article'],
  ...['tab', 'radio', 'textbox', 'combobox'],
];

type AccessibleName = {
  role: string;
  /** The name that the browser gives to screen readers. Playwright computes names differently. */
  name: string;
  /**
   * The element's visible words, with a space wherever the page separates them; empty when a label replaces them.
   */
  shown: string;
};

/** Reads the accessible names of the page's links, buttons, fields, headings, parts and articles. */
export async function readAccessibleNames(page: Page): Promise<AccessibleName[]> {
  const browser = await page.context().newCDPSession(page);
  const { nodes } = await browser.send('Accessibility.getFullAXTree');
  const named = nodes.filter(({ ignored, role }) => !ignored && NAMED_ROLES.includes(role?.value));
  const elements = await Promise.all(
    named.map(async ({ backendDOMNodeId = 0 }) => {
      const { object } = await browser.send('DOM.resolveNode', { backendNodeId: backendDOMNodeId });
      return { objectId: object.objectId ?? '' };
    }),
  );
  const { result } = await browser.send('Runtime.callFunctionOn', {
    objectId: elements[0]?.objectId ?? '',
    functionDeclaration: `(...elements) => elements.map(${readShownWords})`,
    arguments: elements,
    returnByValue: true,
  });
  await browser.detach();
  return named.map(({ role, name }, index) => ({
    role: role?.value,
    name: withoutJoiners(name?.value ?? '').replaceAll('\u00a0', ' '),
    shown: result.value[index].replaceAll('\u00a0', ' '),
  }));
}

/** Finds names that are missing or differ from the visible words, for example because their words run together. */
export function findBadNames(names: AccessibleName[]): AccessibleName[] {
  return names.filter(({ name, shown }) => name === '' || (shown !== '' && name !== shown));
}

/** Removes word joiners, which styles put before signs that must not start a line, and which nobody hears. */
function withoutJoiners(name: string): string {
  return name.replaceAll('\u2060', '');
}

/** Reads the visible words of an element. It runs in the page. */
function readShownWords(element: Element): string {
  const readNode = (node: Node): string => {
    if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? '';
    if (!(node instanceof Element) || node.getAttribute('aria-hidden') === 'true') return '';
    const label = node.getAttribute('aria-label') ?? node.getAttribute('alt');
    if (label !== null) return ` ${label} `;
    const { display, visibility, position } = getComputedStyle(node);
    if (display === 'none' || visibility !== 'visible') return '';
    const words = [...node.childNodes].map(readNode).join('');
    return display.startsWith('inline') && position === 'static' ? words : ` ${words} `;
  };
  if (element.hasAttribute('aria-label')) return '';
  const ids = element.getAttribute('aria-labelledby')?.split(' ');
  const labels = ids?.map((id) => document.getElementById(id)) ?? (element as Partial<HTMLInputElement>).labels ?? [];
  const sources = labels.length > 0 ? [...labels] : [element];
  const words = sources.map((source) => [...(source?.childNodes ?? [])].map(readNode).join('')).join(' ');
  return words.replace(/\s+/g, ' ').trim();
}
