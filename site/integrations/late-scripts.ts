import type { AstroIntegration } from 'astro';
import { rewritePages } from './built-files.ts';

const MODULE = /<script type="module" src="([^"]+)"><\/script>/g;

/** The script of a component whose name ends so waits for the first sign of a person. */
const AT_SIGN = 'AtSign.';

/**
 * Lists the scripts of each built page on its `<html>` instead of asking for them in it, so that no download stands
 * beside the first picture. `layouts/script-wait.js` loads them: those of `data-scripts` after the page, those of
 * `data-at-sign` at the first sign of a person.
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

/** Moves the addresses of a page's module scripts into `data-scripts` and `data-at-sign`. */
export function listScripts(html: string): string {
  const paths = [...html.matchAll(MODULE)].map(([, path = '']) => path);
  const lists = Object.groupBy(paths, (path) => (path.includes(AT_SIGN) ? 'data-at-sign' : 'data-scripts'));
  const attributes = Object.entries(lists).map(([name, listed]) => ` ${name}="${listed.join(' ')}"`);
  return html.replace(MODULE, '').replace('<html', `<html${attributes.join('')}`);
}
