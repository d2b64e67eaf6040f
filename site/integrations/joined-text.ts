import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { listBuiltFiles } from './built-files.ts';

/**
 * Takes out of every built page the empty comments that React's server markup puts between two texts. Chromium leaves
 * out a space that stands alone after one when it works out the name of a link or heading ('Learn more aboutPiles').
 * Islands keep theirs: React looks for them when it takes the markup over.
 */
export function joinedText(): AstroIntegration {
  return {
    name: 'joined-text',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        for (const page of await listBuiltFiles(fileURLToPath(dir), ['.html'])) {
          await writeFile(page, joinText(await readFile(page, 'utf8')));
        }
      },
    },
  };
}

export function joinText(html: string): string {
  return html.replace(/<(astro-island|script|style)\b[\s\S]*?<\/\1>|<!-- -->/g, (found, element) =>
    element ? found : '',
  );
}
