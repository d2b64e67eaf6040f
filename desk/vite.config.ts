import { globSync } from 'node:fs';
import { join } from 'node:path';
import { brandColors } from '@clinic/ui/build/brand-colors.ts';
import { builtTokens } from '@clinic/ui/build/built-tokens.ts';
import { nameClass } from '@clinic/ui/build/class-names.ts';
import { olderStyles } from '@clinic/ui/build/older-styles.ts';
import { BUILD_TARGET } from '@clinic/ui/build/oldest-browsers.ts';
import { plainImports } from '@clinic/ui/build/plain-imports.ts';
import type { InlineConfig } from 'vite';

/** The modules that Node runs itself. In a bundle they would be there twice, with two classes for each refusal. */
const OF_NODE = /^@clinic\/(api|contract|mails)\//;

/** The folder of the desk's files at its own address. The proxy opens nothing else to the waiting room's screen. */
export const ASSETS = '_astro';

const plugins = [brandColors()];

const css = {
  modules: { generateScopedName: nameClass },
  postcss: { plugins: [olderStyles(), builtTokens()] },
};

/** The scripts of pages, by their paths below `src/`. */
export const CLIENT_SCRIPTS = globSync('**/*.client.{ts,tsx}', { cwd: join(import.meta.dirname, 'src') });

/** The names of the sheets of what stands in no room: of what the day and the frame show, and of what other rooms show. */
export const SHARED = 'shared';
export const PAPER = 'paper';

/** Rooms import what is shared, and the files of `src/` itself import both. So no two chunks import each other. */
function nameChunk(path: string, graph: Graph): string | null {
  if (/desk\/src\/([^/]+|frame\/sheets)\.ts$/.test(path)) return null;
  return /desk\/src\/rooms\/(\w+)\//.exec(path)?.[1] ?? (isOfDay(path, graph) ? SHARED : PAPER);
}

type Graph = { getModuleInfo: (path: string) => { importers: string[] } | null };

/** Whether the day or the frame needs a file. The list of all sheets does not count. */
function isOfDay(path: string, graph: Graph, passed = new Set<string>()): boolean {
  if (/desk\/src\/(rooms\/day|frame)\/(?!sheets\.ts)/.test(path)) return true;
  passed.add(path);
  const importers = graph.getModuleInfo(path)?.importers ?? [];
  return importers.some((importer) => !passed.has(importer) && isOfDay(importer, graph, passed));
}

/** The desk for Node: pages, routes and styles. React is part of it, so that it is the one for production. */
export const serverConfig = {
  root: import.meta.dirname,
  configFile: false,
  envDir: false,
  publicDir: false,
  logLevel: 'warn',
  plugins,
  css,
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { external: true, noExternal: ['react', 'react-dom', '@clinic/ui'] },
  build: {
    ssr: true,
    ssrEmitAssets: true,
    assetsDir: ASSETS,
    target: 'esnext',
    minify: false,
    cssMinify: true,
    manifest: 'manifest.json',
    rolldownOptions: {
      input: { start: 'src/start.ts' },
      external: OF_NODE,
      output: {
        entryFileNames: '[name].mjs',
        chunkFileNames: 'chunks/[name].mjs',
        // A page links the sheet of its room and that of all others' parts.
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ name: nameChunk, debugName: 'rooms' }],
        },
      },
    },
  },
} satisfies InlineConfig;

/** The scripts that browsers load. Their styles are those of the pages. */
export const clientConfig = {
  root: import.meta.dirname,
  configFile: false,
  envDir: false,
  publicDir: false,
  logLevel: 'warn',
  plugins: [...plugins, plainImports()],
  css,
  build: {
    assetsDir: ASSETS,
    target: BUILD_TARGET,
    // The pages link the sheets, so a part that comes later asks for none.
    cssCodeSplit: false,
    manifest: 'manifest.json',
    rolldownOptions: {
      input: CLIENT_SCRIPTS.map((path) => `src/${path}`),
      output: { codeSplitting: { groups: [{ name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// }] } },
    },
  },
} satisfies InlineConfig;
