import type { PageElement } from '@clinic/contract/html/page-tree.ts';

/** A component with this ending in its name has a script that waits for the first sign of a person. */
const ON_TOUCH = 'OnTouch.';

/**
 * Lists a page's script files on its `<html>` instead of in script elements, so that no download competes with the
 * first picture. `layouts/script-wait.js` loads them: `data-scripts` after the page has loaded, `data-on-touch` at the
 * first sign of a person.
 */
export function listScripts(page: PageElement): void {
  const paths = page.take(isFile).map((script) => script.read('src') ?? '');
  const lists = Object.groupBy(paths, (path) => (path.includes(ON_TOUCH) ? 'data-on-touch' : 'data-scripts'));
  for (const [name, listed] of Object.entries(lists)) page.find('html').set(name, listed.join(' '));
}

const isFile = (element: PageElement) => element.read('type') === 'module' && element.read('src') !== undefined;
