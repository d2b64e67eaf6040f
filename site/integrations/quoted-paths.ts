import type { Plugin } from 'vite';

/** Imports of absolute paths in the module that Astro writes around `src/middleware.ts`. */
const IMPORT_PATTERN = /(?<= from )'(\/.*)'(?=;$)/gm;

/** Lets the project stand in a folder with an apostrophe in its name: Astro writes its path between two of them. */
export function quotedPaths(): Plugin {
  return {
    name: 'quoted-paths',
    enforce: 'pre',
    transform: {
      filter: { id: /^\0virtual:astro:middleware$/ },
      handler: (code) => quotePaths(code),
    },
  };
}

export function quotePaths(code: string): string {
  return code.replaceAll(IMPORT_PATTERN, (_quoted, path: string) => JSON.stringify(path));
}
