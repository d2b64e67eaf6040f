import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

/** A hash in the name of a script, a sheet or a font. That of a picture stays, because it tells that the picture changed. */
const HASH_IN_NAME = /(?<=\/_astro\/[\w.-]*)\.[\w-]{8}(?=\.(?:js|css|json|woff2)\b)/g;

/** The names that scripts and styles have in a page's policy: their hashes, which follow from the page itself. */
const HASH_IN_POLICY = /'sha256-[\w+/=]+'/g;

/** The number that Astro gives an island. It depends on where the build ran. */
const ISLAND_NUMBER = / uid="\w+"/g;

/** Visitors never ask for this page by its address. */
const NOT_FOUND = /(^|\/)404\.html$/;

/**
 * Lists the pages that differ between two folders of built pages, by the paths that visitors write, sorted: `/`,
 * `/hi/about`. A page that only one of them has counts as changed.
 */
export function listChangedPages(folder, other) {
  const pages = new Set([...listPages(folder), ...listPages(other)]);
  const changed = [...pages].filter((page) => readPage(folder, page) !== readPage(other, page));
  return changed.map(fileToPath).sort();
}

/** Removes what differs from build to build while a visitor sees the same page. */
export function removeBuildMarks(html) {
  return html.replaceAll(HASH_IN_NAME, '').replaceAll(HASH_IN_POLICY, '').replaceAll(ISLAND_NUMBER, '');
}

function listPages(folder) {
  return globSync('**/*.html', { cwd: folder }).filter((file) => !NOT_FOUND.test(file.replaceAll(sep, '/')));
}

function readPage(folder, page) {
  const file = join(folder, page);
  return existsSync(file) ? removeBuildMarks(readFileSync(file, 'utf8')) : null;
}

/** `hi/about.html` -> `/hi/about`, `index.html` -> `/` */
function fileToPath(file) {
  return `/${file.replaceAll(sep, '/')}`.replace(/\.html$/, '').replace(/\/index$/, '') || '/';
}
