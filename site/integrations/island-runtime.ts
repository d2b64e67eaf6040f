import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { listBuiltFiles } from './built-files.ts';

/** What Astro writes into a page for islands that sleep: our directive, and the element that wakes them. */
const RUNTIME =
  /<script>((?:(?!<\/script>)[\s\S])*?(?:\.intent=|customElements\.define\([`'"]astro-island)[\s\S]*?)<\/script>/g;

const FOLDER = '_astro';

/**
 * Moves the script of sleeping islands out of each page into one file, which the next page finds in the cache. Islands
 * that wake as the page loads keep theirs in the page.
 */
export function islandRuntime(): AstroIntegration {
  return {
    name: 'island-runtime',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const root = fileURLToPath(dir);
        await mkdir(join(root, FOLDER), { recursive: true });
        for (const path of await listBuiltFiles(root, ['.html'])) {
          const { html, runtime } = liftRuntime(await readFile(path, 'utf8'));
          if (!runtime) continue;
          await writeFile(path, html);
          await writeFile(join(root, runtime.path), runtime.code);
        }
      },
    },
  };
}

/** The page without the runtime, and the file that holds it; no `runtime` where no island sleeps. */
export function liftRuntime(html: string): { html: string; runtime?: { path: string; code: string } } {
  const scripts = [...html.matchAll(RUNTIME)];
  const [first] = scripts;
  if (!first || !html.includes('client="intent"')) return { html };
  const code = scripts.map(([, text = '']) => text).join('\n');
  const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8);
  const path = `${FOLDER}/islands.${hash}.js`;
  const lifted = html.replace(RUNTIME, (script) =>
    script === first[0] ? `<script type="module" src="/${path}"></script>` : '',
  );
  return { html: lifted, runtime: { path, code } };
}
