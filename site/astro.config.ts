import { join } from 'node:path';
import { satteri } from '@astrojs/markdown-satteri';
import react from '@astrojs/react';
import { brandColors, readTokens } from '@clinic/ui/build/brand-colors.ts';
import { builtTokens } from '@clinic/ui/build/built-tokens.ts';
import { nameClass } from '@clinic/ui/build/class-names.ts';
import { olderStyles } from '@clinic/ui/build/older-styles.ts';
import { BUILD_TARGET } from '@clinic/ui/build/oldest-browsers.ts';
import { plainImports } from '@clinic/ui/build/plain-imports.ts';
import { defineConfig } from 'astro/config';
import { chosenLanguage } from './integrations/chosen-language.ts';
import { devanagari, readDevanagariTokens } from './integrations/devanagari/devanagari.ts';
import { finishedPages } from './integrations/finished-pages.ts';
import { hydrateOnIntent } from './integrations/hydrate-on-intent.ts';
import { quotedPaths } from './integrations/quoted-paths.ts';
import { renderFunction } from './integrations/render-function.ts';
import { CONTENT_DIR, getCacheDir, readBuildLanguage, readPublicSettings } from './settings.ts';

const { siteUrl, apiBase } = readPublicSettings(process.env);
const language = readBuildLanguage(process.env);

export default defineConfig({
  site: siteUrl,
  output: 'static',
  // Pages rendered on demand: the API loads dist/server and calls its one function.
  adapter: renderFunction(),
  session: false,
  trailingSlash: 'never',
  // Two pages with the same address stop the build. Otherwise one of them would be dropped.
  prerenderConflictBehavior: 'error',
  cacheDir: getCacheDir(language),
  build: { format: 'file', inlineStylesheets: 'always' },
  devToolbar: { enabled: false },
  image: {
    // The encoder's default effort (4) adds two minutes to a cold build, for 7 % fewer bytes.
    service: {
      entrypoint: 'astro/assets/services/sharp',
      config: { avif: { effort: 3, quality: 48 }, webp: { quality: 74 } },
    },
  },
  // Straight quotation marks stay straight in Markdown, as they do in YAML files.
  markdown: { processor: satteri({ features: { smartPunctuation: false } }) },
  integrations: [react(), hydrateOnIntent(), finishedPages({ siteUrl, apiBase, language })],
  vite: {
    plugins: [chosenLanguage(language), devanagari(language), brandColors(), plainImports(), quotedPaths()],
    envDir: false,
    cacheDir: join(getCacheDir(language), 'vite'),
    resolve: { alias: { '@content': CONTENT_DIR } },
    // Scripts are separate files, so that pages stay small and share them through the cache. The script that holds the
    // booking form until the wizard wakes is inlined, because it has to run before any file arrives.
    build: {
      target: BUILD_TARGET,
      assetsInlineLimit: (path) => (path.endsWith('.js') && !/\/book\.[^/]+$/.test(path) ? false : undefined),
    },
    // Every island needs all of React, and one file is smaller than four.
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: {
              // A component's script is named after the component, because its page lists scripts by name.
              entryFileNames: ({ name }) => `_astro/${name.split('.astro')[0]}.[hash].js`,
              codeSplitting: {
                groups: [
                  { name: 'react', test: /node_modules\/(react|react-dom|scheduler|@astrojs\/react)\// },
                  // All forms use these modules, and one file is smaller than five.
                  { name: 'fields', test: /(ui\/(Button|Field)|messages\/\w+\/fields|idempotency-key)\.tsx?$/ },
                ],
              },
            },
          },
        },
      },
    },
    css: {
      modules: { generateScopedName: nameClass },
      postcss: { plugins: [olderStyles(), builtTokens(readTokens() + readDevanagariTokens(language))] },
    },
    // In development the API runs beside Astro's server (scripts/dev.mjs).
    server: { proxy: process.env.DEV_API ? { '/api': process.env.DEV_API, '/portal': process.env.DEV_API } : {} },
  },
});
