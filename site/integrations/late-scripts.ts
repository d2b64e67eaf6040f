import type { AstroIntegration } from 'astro';
import { rewritePages } from './built-files.ts';

const MODULE = /<script type="module" src="([^"]+)"><\/script>/g;

/**
 * Lists the scripts of each built page on its `<html>` instead of asking for them in it, so that no download stands
 * beside the first picture. `layouts/script-wait.js` loads them.
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

/** Moves the addresses of a page's module scripts into `data-scripts`. */
export function listScripts(html: string): string {
  const paths = [...html.matchAll(MODULE)].map(([, path]) => path);
  if (paths.length === 0) return html;
  return html.replace(MODULE, '').replace('<html', `<html data-scripts="${paths.join(' ')}"`);
}
