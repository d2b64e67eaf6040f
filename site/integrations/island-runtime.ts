import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
import { rewritePages } from './built-files.ts';

/**
 * The script that Astro writes into a page with sleeping islands: the directive, and the custom element that wakes
 * them.
 */
const RUNTIME =
  /<script>((?:(?!<\/script>)[\s\S])*?(?:\.intent=|customElements\.define\([`'"]astro-island)[\s\S]*?)<\/script>/g;

const FOLDER = '_astro';

/**
 * Moves the script of sleeping islands from each page into one file that all pages share. `<html>` names the file, and
 * `layouts/script-wait.js` loads it. Pages without a sleeping island keep the script.
 */
export function islandRuntime(): AstroIntegration {
  return {
    name: 'island-runtime',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        await mkdir(new URL(FOLDER, dir), { recursive: true });
        await rewritePages(dir, async (page) => {
          const { html, runtime } = extractRuntime(page);
          if (runtime) await writeFile(new URL(runtime.path, dir), runtime.code);
          return html;
        });
      },
    },
  };
}

/** Takes the runtime out of a page. `runtime` is the file for it; it is absent when no island sleeps. */
export function extractRuntime(html: string): { html: string; runtime?: { path: string; code: string } } {
  const scripts = [...html.matchAll(RUNTIME)];
  if (scripts.length === 0 || !/<astro-island[^>]* client="intent"/.test(html)) return { html };
  const code = scripts.map(([, text = '']) => text).join('\n');
  const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8);
  const path = `${FOLDER}/islands.${hash}.js`;
  const lifted = html.replace(RUNTIME, '').replace('<html', `<html data-islands="/${path}"`);
  return { html: lifted, runtime: { path, code } };
}
