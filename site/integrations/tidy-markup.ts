import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { minifySync } from 'vite';
import { listBuiltFiles } from './built-files.ts';

/** Mends in every built page what the frameworks write and what readers or validators stumble over. */
export function tidyMarkup(): AstroIntegration {
  return {
    name: 'tidy-markup',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        for (const page of await listBuiltFiles(fileURLToPath(dir), ['.html'])) {
          await writeFile(page, shrinkScripts(liftStyles(joinTexts(await readFile(page, 'utf8')))));
        }
      },
    },
  };
}

/**
 * Takes out the empty comments that React's server markup puts between two texts. Chromium leaves out a space that
 * stands alone after one when it works out the name of a link or heading ('Learn more aboutPiles'). Islands keep theirs:
 * React looks for them when it takes the markup over.
 */
export function joinTexts(html: string): string {
  return html.replace(/<(astro-island|script|style)\b[\s\S]*?<\/\1>|<!-- -->/g, (found, element) =>
    element ? found : '',
  );
}

/** Moves the styles of the body, where HTML does not allow them, to the end of the head. Astro writes one for islands. */
export function liftStyles(html: string): string {
  const headEnd = html.indexOf('</head>');
  const styles: string[] = [];
  const body = html.slice(headEnd).replace(/<style>[\s\S]*?<\/style>/g, (style) => {
    styles.push(style);
    return '';
  });
  return html.slice(0, headEnd) + styles.join('') + body;
}

/** Shrinks the scripts that stand in the page itself. What has attributes is no script, or a file of its own. */
export function shrinkScripts(html: string): string {
  return html.replace(/<script>([\s\S]*?)<\/script>/g, (_script, code: string) => {
    const { code: shrunk } = minifySync('inline.js', code);
    return `<script>${shrunk}</script>`;
  });
}
