import type { Plugin } from 'vite';

/** The Vite module that preloads the dependencies of a late file. */
const PRELOAD_HELPER = '\0vite/preload-helper.js';

/**
 * Imports late files without Vite's preload code of half a kilobyte, which has nothing to do: the page has already
 * loaded their dependencies and holds their styles.
 */
export function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    enforce: 'pre',
    config: () => ({ build: { modulePreload: { polyfill: false, resolveDependencies: () => [] } } }),
    load: (id) => (id === PRELOAD_HELPER ? 'export const __vitePreload = (load) => load();' : undefined),
  };
}
