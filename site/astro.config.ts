import { satteri } from '@astrojs/markdown-satteri';
import node from '@astrojs/node';
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { nameClass } from './class-names.ts';
import { brandColors } from './integrations/brand-colors.ts';
import { hydrateOnIntent } from './integrations/hydrate-on-intent.ts';
import { islandRuntime } from './integrations/island-runtime.ts';
import { pagePolicy } from './integrations/page-policy.ts';
import { precompress } from './integrations/precompress.ts';
import { shareCards } from './integrations/share-cards.ts';
import { shrinkScripts } from './integrations/shrink-scripts.ts';
import { standIns } from './integrations/stand-ins.ts';
import { readPublicSettings } from './settings.ts';

const { siteUrl, apiBase } = readPublicSettings(process.env);

export default defineConfig({
  site: siteUrl,
  output: 'static',
  // Pages that are drawn on demand: the API loads dist/server and draws them itself.
  adapter: node({ mode: 'middleware' }),
  session: false,
  trailingSlash: 'never',
  // Encoded pictures are kept here: node_modules, Astro's own place for them, is wiped by `npm ci`.
  cacheDir: '../.cache/astro',
  build: { format: 'file', inlineStylesheets: 'always' },
  devToolbar: { enabled: false },
  image: {
    // Low effort: AVIF at the encoder's default effort is the slowest part of a cold build.
    service: {
      entrypoint: 'astro/assets/services/sharp',
      config: { avif: { effort: 2, quality: 52 }, webp: { quality: 74 } },
    },
  },
  // Posts and pages are set with the same straight quotation marks as the words of YAML files.
  markdown: { processor: satteri({ features: { smartPunctuation: false } }) },
  integrations: [
    react(),
    hydrateOnIntent(),
    shrinkScripts(),
    islandRuntime(),
    shareCards({ siteUrl }),
    standIns(),
    pagePolicy({ apiBase }),
    precompress(),
  ],
  vite: {
    plugins: [brandColors()],
    envDir: false,
    // Script is a file of its own, so that pages stay small and the next page finds it in the cache; but what holds the
    // booking form until the wizard's script arrives must not have to arrive itself.
    build: { assetsInlineLimit: (path) => (path.endsWith('.js') && !path.includes('book.astro') ? false : undefined) },
    // Whoever wakes an island needs all of React: in one file it is smaller than in four.
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: {
              codeSplitting: {
                groups: [{ name: 'react', test: /node_modules\/(react|react-dom|scheduler|@astrojs\/react)\// }],
              },
            },
          },
        },
      },
    },
    css: { modules: { generateScopedName: nameClass } },
    // In development the API runs beside Astro's server (scripts/dev.mjs).
    server: { proxy: process.env.DEV_API ? { '/api': process.env.DEV_API } : {} },
  },
});
