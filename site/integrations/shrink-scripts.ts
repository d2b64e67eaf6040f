import type { AstroIntegration } from 'astro';
import { minifySync } from 'vite';
import { rewritePages } from './built-files.ts';

/** Minifies the inline scripts of built pages. */
export function shrinkScripts(): AstroIntegration {
  return {
    name: 'shrink-scripts',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        await rewritePages(dir, shrinkInlineScripts);
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
