import type { Plugin } from 'vite';

/** Imports of absolute paths in the module that Astro writes around `src/middleware.ts`. */
const IMPORT_PATTERN = /(?<= from )'(\/.*)'(?=;$)/gm;

/** Lets the project's folder have an apostrophe in its path, which Astro writes between single quotes. */
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
