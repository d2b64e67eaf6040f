import { createHash } from 'node:crypto';
import { isElement, PageElement } from '@clinic/contract/html/page-tree.ts';
import { createSpeculationRules } from '#lib/head/speculation-rules.ts';

/** The only origins that may be framed: the video player and the map. */
const FRAME_ORIGINS: readonly string[] = ['https://www.youtube-nocookie.com', 'https://www.google.com'];

/** The hashes of the speculation rules, of which `components/shell/speculation.script.ts` adds one. */
const SPECULATION_HASHES = [createSpeculationRules('eager'), createSpeculationRules('moderate')].map(toHash);

/** Writes the policy into a page, as the first element after the character set. The API sends the same as a header. */
export function addPolicy(page: PageElement, apiBase: string): void {
  const { children } = page.find('head');
  const place = children.findIndex((node) => isElement(node) && node.read('charset') !== undefined);
  if (place < 0) throw new Error('A page names no character set, after which its security policy goes.');
  const attributes = ` http-equiv="content-security-policy" content="${createPolicy(page, apiBase)}"`;
  children.splice(place + 1, 0, new PageElement('meta', attributes));
}

/**
 * Creates a page's content security policy. It allows this site's files, the page's inline scripts and styles by hash,
 * the speculation rules, and the frames that the page names.
 */
export function createPolicy(page: PageElement, apiBase: string): string {
  const api = apiBase ? [new URL(apiBase).origin] : [];
  const elements = page.list();
  const directives: [string, string[]][] = [
    ['default-src', ["'none'"]],
    ['script-src', ["'self'", ...getHashes(elements, 'script'), ...SPECULATION_HASHES]],
    ['style-src', ["'self'", ...getHashes(elements, 'style')]],
    ['img-src', ["'self'", 'data:']],
    ['font-src', ["'self'"]],
    ['frame-src', getFrameOrigins(elements)],
    ['connect-src', ["'self'", ...api]],
    ['form-action', ["'self'", ...api]],
    ['manifest-src', ["'self'"]],
    ['base-uri', ["'none'"]],
  ];
  return directives
    .filter(([, sources]) => sources.length > 0)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

/**
 * Returns the origins of the page's frames: those of `<iframe src>`, and of `data-frame-src`, which names a frame that
 * a script adds later. Throws an error for an origin that is not in `FRAME_ORIGINS`.
 */
function getFrameOrigins(elements: PageElement[]): string[] {
  const addresses = elements.flatMap((element) => {
    const named = element.read('data-frame-src');
    return (element.name === 'iframe' ? element.read('src') : named) ?? [];
  });
  const origins = new Set(addresses.map((address) => new URL(address).origin));
  for (const origin of origins) {
    if (!FRAME_ORIGINS.includes(origin))
      throw new Error(`A page frames ${origin}: add it to FRAME_ORIGINS, or take it out.`);
  }
  return [...origins];
}

/** Returns the hashes of inline elements. Data blocks such as JSON-LD are not run and need none. */
function getHashes(elements: PageElement[], name: 'script' | 'style'): string[] {
  const isRun = (element: PageElement) =>
    element.read('src') === undefined && !element.read('type')?.startsWith('application/');
  const inline = elements.filter((element) => element.name === name && isRun(element));
  return [...new Set(inline.map((element) => toHash(element.printContent())))];
}

function toHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
