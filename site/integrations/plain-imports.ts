import type { Plugin } from 'vite';

/** The module with which Vite fetches the dependencies of a late file beforehand. */
const PRELOAD_HELPER = '\0vite/preload-helper.js';

/**
 * Lets late files be imported without Vite's half kilobyte of preparations: what they import is there already, and
 * their styles stand in the page.
 */
export function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    enforce: 'pre',
    config: () => ({ build: { modulePreload: { polyfill: false, resolveDependencies: () => [] } } }),
    load: (id) => (id === PRELOAD_HELPER ? 'export const __vitePreload = (load) => load();' : undefined),
  };
}
