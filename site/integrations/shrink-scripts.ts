import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { minifySync } from 'vite';
import { listBuiltFiles } from './built-files.ts';

/** Minifies the inline scripts of built pages. */
export function shrinkScripts(): AstroIntegration {
  return {
    name: 'shrink-scripts',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        for (const page of await listBuiltFiles(fileURLToPath(dir), ['.html'])) {
          await writeFile(page, shrinkInlineScripts(await readFile(page, 'utf8')));
        }
      },
    },
  };
}

/** Minifies script elements without attributes; the others hold data or load a file. */
export function shrinkInlineScripts(html: string): string {
  return html.replace(/<script>([\s\S]*?)<\/script>/g, (_script, code: string) => {
    const { code: shrunk } = minifySync('inline.js', code);
    return `<script>${shrunk}</script>`;
  });
}
