/** Returns the home page in the language of a path: `/mr/about` -> `/mr`, `/about` -> `/` */
export function findHomePage(path: string, pages: readonly string[]): string {
  const offline = findOfflinePage(path, pages);
  return offline.slice(0, offline.lastIndexOf('/')) || '/';
}

/** Finds the offline page in the language of a path: `/mr/about` -> `/mr/offline`. `pages` are those of all languages. */
export function findOfflinePage(path: string, pages: readonly string[]): string {
  const toFolder = (page: string) => page.slice(0, page.lastIndexOf('/') + 1);
  const inLanguage = pages.filter((page) => `${path}/`.startsWith(toFolder(page)));
  return inLanguage.reduce((best, page) => (page.length > best.length ? page : best), '/offline');
}
