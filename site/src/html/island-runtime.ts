import { createHash } from 'node:crypto';
import type { PageElement } from '@clinic/contract/html/page-tree.ts';
import { isInlineScript } from './short-scripts.ts';

/** The scripts that Astro writes before an island: the directive, and the custom element that wakes islands. */
const RUNTIME = /\.intent=|customElements\.define\([`'"]astro-island/;

/** The folder of files with a hash of their content in their names. */
const FOLDER = '_astro';

/**
 * Takes the script of sleeping islands out of a page, so that it comes at the first sign of a person, and all pages
 * share one file. `<html>` names the file, and `layouts/script-wait.js` loads it. Returns the file; `null` for a page
 * without a sleeping island, which keeps its script.
 */
export function takeRuntime(page: PageElement): { path: string; code: string } | null {
  if (!page.list().some((element) => element.read('client') === 'intent')) return null;
  const scripts = page.take((element) => isInlineScript(element) && RUNTIME.test(element.printContent()));
  const code = scripts.map((script) => script.printContent()).join('\n');
  const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8);
  const path = `${FOLDER}/islands.${hash}.js`;
  page.find('html').set('data-islands', `/${path}`);
  return { path, code };
}
