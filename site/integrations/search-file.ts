import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/**
 * Adds the file of the search to the build. It lies among the files with a hash in their names, for which Astro has no
 * folder of pages, so that browsers and the service worker keep it as they keep those.
 */
export function searchFile(): AstroIntegration {
  return {
    name: 'search-file',
    hooks: {
      'astro:config:setup': ({ injectRoute }) => {
        injectRoute({
          pattern: '/_astro/search.[version].json',
          entrypoint: fileURLToPath(new URL('../src/pages/_components/search-file.json.ts', import.meta.url)),
          prerender: true,
        });
      },
    },
  };
}
