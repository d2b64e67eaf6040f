import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

export const BUILT_SITE = join(import.meta.dirname, '../site/dist/client');

/** Lists all built pages, including error pages: `index.html` -> `/`, `services/x.html` -> `/services/x`. */
export function listPages(): string[] {
  return readdirSync(BUILT_SITE, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.name.endsWith('.html'))
    .map((entry) => `/${relative(BUILT_SITE, join(entry.parentPath, entry.name))}`)
    .map((path) => path.replace(/\.html$/, '').replace(/^\/index$/, '/'))
    .sort();
}

export function isErrorPage(path: string): boolean {
  return path.endsWith('/404');
}

/** Reads the built HTML of a page. */
export function readPage(path: string): string {
  return readFileSync(join(BUILT_SITE, `${path === '/' ? '/index' : path}.html`), 'utf8');
}
