import type { AstroIntegration } from 'astro';
import { rewritePages } from './built-files.ts';

const MODULE = /<script type="module" src="([^"]+)"><\/script>/g;

/** A component with this ending in its name has a script that waits for the first sign of a person. */
const ON_TOUCH = 'OnTouch.';

/**
 * Lists the scripts of each built page on its `<html>` instead of in script elements, so that no download competes with
 * the first picture. `layouts/script-wait.js` loads them: `data-scripts` after the page has loaded, `data-on-touch` at
 * the first sign of a person.
 */
export function lateScripts(): AstroIntegration {
  return {
    name: 'late-scripts',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        await rewritePages(dir, listScripts);
      },
    },
  };
}

/** Moves the addresses of a page's module scripts into `data-scripts` and `data-on-touch`. */
export function listScripts(html: string): string {
  const paths = [...html.matchAll(MODULE)].map(([, path = '']) => path);
  const lists = Object.groupBy(paths, (path) => (path.includes(ON_TOUCH) ? 'data-on-touch' : 'data-scripts'));
  const attributes = Object.entries(lists).map(([name, listed]) => ` ${name}="${listed.join(' ')}"`);
  return html.replace(MODULE, '').replace('<html', `<html${attributes.join('')}`);
}
